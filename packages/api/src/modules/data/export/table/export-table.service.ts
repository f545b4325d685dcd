import type { Readable } from "node:stream"
import { countUse } from "../../../../rate-limit/rate-limit.ts"
import type { Scope } from "../../../../request/scope.ts"
import { downloadName } from "@hearthbook/core/export/file-names"
import type { ExportedDates } from "@hearthbook/core/export/table-formats"
import type { DayStyle } from "../../../../tables/cells.ts"
import { readDateFormat } from "@hearthbook/core/time/date-format"
import { runInTransaction, scopeWithoutDb, type IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import { fewAtATime } from "../../../../uploads/limit-concurrency.ts"
import type { TableInput } from "../export.schema.ts"
import { listTables } from "../../../nouns.ts"
import { writeTable } from "./write-table.ts"

/** A file that is being downloaded. Destroying the stream ends it. */
export type Download = { name: string; content_type: string; open: () => Readable }

/** The hourly limit of tables for one family. */
const rateLimit = { limit: 300, windowSeconds: 3600 }

/** Enough time to read the largest table. */
const transactionLimits = { timeout: 60_000, maxWait: 30_000 }

/**
 * Reads a list as a file, all of its rows as of one moment. Throws as the list does, VALIDATION_ERROR beyond 50,000 rows, and
 * RATE_LIMITED after 300 an hour.
 */
export async function exportTable(
  context: IdentifiedContext,
  { list, format, dates, filter }: TableInput,
): Promise<Download> {
  const { family_id, now, today } = scopeWithoutDb(context)
  await runInTransaction(context, "change", ({ db }) => countUse(db, { key: `export:${family_id}`, ...rateLimit, now }))
  const { columns, readPages } = listTables[list]
  const read = async (scope: Scope) => {
    const family = await scope.db.family.findUniqueOrThrow({ where: { id: family_id }, select: { name: true } })
    const style = await readDayStyle(scope, dates)
    const pages = readPages(scope, filter)
    return { family: family.name, ...(await writeTable(format, { title: list, columns, style, pages })) }
  }
  const { family, ...table } = await fewAtATime(() => runInTransaction(context, "snapshot", read, transactionLimits))
  return { name: downloadName(family, [list, today], format), ...table }
}

/** The way in which a table's days are written for this person. */
export async function readDayStyle({ db, family_id, actor }: Scope, dates: ExportedDates): Promise<DayStyle> {
  if (dates === "iso") return "iso"
  const where = { family_id, user_id: actor.user_id }
  return readDateFormat((await db.settings.findFirst({ where, select: { date_format: true } }))?.date_format)
}
