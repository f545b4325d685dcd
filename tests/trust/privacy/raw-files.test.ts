import { createDb } from "@hearthbook/db"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { readFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { afterAll, expect, inject, test } from "vitest"
import { openRest } from "../../contract/rest-client.ts"
import { tell } from "../amount.ts"
import { openHousehold, password } from "./household.ts"

// What a thief of the disk could still read after a family is gone. A database does not overwrite at once what it lets go.
const folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-raw-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const source = inject("testDatabaseSource")

/** How many files hold the word: of the tables, and of the log that is written ahead. */
function countFiles(word: string): { tables: number; log: number } {
  const files = readdirSync(path.join(folder, "database"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const holding = files.filter((file) => readFileSync(file).includes(word))
  const log = holding.filter((file) => file.includes("pg_wal")).length
  return { tables: holding.length - log, log }
}

test.skipIf(source.driver !== "pglite")(
  "what a deleted family leaves in the files of the embedded database is gone from its tables once they are packed",
  async () => {
    if (source.driver !== "pglite") return
    const load_dump = new Blob([await readFile(source.template)])
    const database = await createDb(undefined, { data_folder: folder, load_dump })
    // On a folder, where all other tests are in memory.
    const given = { database, mailbox: false }
    const rest = await openRest(given)
    const { db } = rest
    const leaving = await openHousehold(rest, "quillmarsh")
    await db.$executeRawUnsafe("CHECKPOINT")
    const counts: Record<string, ReturnType<typeof countFiles>> = { before: countFiles(leaving.mark) }
    await leaving.parent("DELETE", `/family/members/${leaving.member_id}`)
    expect(await leaving.parent("DELETE", "/settings/account", { password })).toMatchObject({ status: 200 })
    // The mail that says so, and what was counted, go in their time; this is about what is gone.
    for (const table of ["outbox_email", "rate_limit", "login_attempt"])
      await db.$executeRawUnsafe(`DELETE FROM ${table}`)
    await db.$executeRawUnsafe("CHECKPOINT")
    counts.deleted = countFiles(leaving.mark)
    await db.$executeRawUnsafe("VACUUM")
    await db.$executeRawUnsafe("CHECKPOINT")
    counts.vacuumed = countFiles(leaving.mark)
    await db.$executeRawUnsafe("VACUUM FULL")
    await db.$executeRawUnsafe("CHECKPOINT")
    counts.packed = countFiles(leaving.mark)
    await rest.close()
    counts.closed = countFiles(leaving.mark)
    for (const [when, { tables, log }] of Object.entries(counts))
      tell(`files with a family's mark, ${when}`, { tables, log })
    expect(counts.before?.tables).toBeGreaterThan(5)
    expect(counts.packed?.tables).toBe(0)
  },
)
