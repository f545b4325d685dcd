import { Prisma } from "@hearthbook/db"
import { factsOf, type Noun } from "@hearthbook/core/nouns/nouns"

type Table = keyof typeof Prisma.ModelName

/** Tables that are no nouns, and whose rows are part of a noun's or of everything. */
const partOf: Partial<Record<Table, Noun | "everything">> = {
  family: "everything",
  oauth_account: "everything",
  change_row: "change",
  change_file: "change",
  tablet_pin: "tablet",
}

/** Tables that no answer is made of. A token that was sent is one, although `settings.get` says if one is open. */
const unread: ReadonlySet<string> = new Set<Table>([
  "rate_limit",
  "login_attempt",
  "idempotency_key",
  "outbox_email",
  "job_run",
  "one_time_token",
  "upload_part",
  "file_content",
  "push_subscription",
])

const tables = Object.values(Prisma.ModelName).filter((name) => !unread.has(name))

/** Returns what the table of reads and writes calls the rows of tables. */
export function nounsOf(names: readonly string[]): string[] {
  const found = tables.filter((name) => names.includes(name))
  return [...new Set(found.map(nounOf))]
}

function nounOf(table: Table): string {
  return partOf[table] ?? factsOf(table as Noun).part_of ?? table
}

/** Returns the tables that a statement reads. */
export function tablesIn(sql: string): string[] {
  return tables.filter((name) =>
    new RegExp(`(FROM|JOIN|USING|,)\\s+(ONLY\\s+)?("?public"?\\.)?"?${name}"?(\\s|\\)|,|$)`, "i").test(sql),
  )
}
