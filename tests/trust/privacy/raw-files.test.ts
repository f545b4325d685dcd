import { createDb, type Db } from "@hearthbook/db"
import { createParent } from "@hearthbook/db/testing/factories"
import { randomBytes } from "node:crypto"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { readFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { afterAll, expect, inject, test } from "vitest"
import { openRest } from "../../contract/rest-client.ts"
import { amount, report } from "../amount.ts"
import { createFullFamily, password } from "./family-fixture.ts"

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
    const given = { database, mailbox_key: null }
    const rest = await openRest(given)
    const { db } = rest
    const leaving = await createFullFamily(rest, "quillmarsh")
    await db.$executeRawUnsafe("CHECKPOINT")
    const counts: Record<string, ReturnType<typeof countFiles>> = { before: countFiles(leaving.marker) }
    await leaving.parent("DELETE", `/family/members/${leaving.member_id}`)
    expect(await leaving.parent("DELETE", "/settings/account", { password })).toMatchObject({ status: 200 })
    // The mail that says so, and what was counted, go in their time; this is about what is gone.
    for (const table of ["outbox_email", "rate_limit", "login_attempt"])
      await db.$executeRawUnsafe(`DELETE FROM ${table}`)
    await db.$executeRawUnsafe("CHECKPOINT")
    counts.deleted = countFiles(leaving.marker)
    await db.$executeRawUnsafe("VACUUM")
    await db.$executeRawUnsafe("CHECKPOINT")
    counts.vacuumed = countFiles(leaving.marker)
    await db.$executeRawUnsafe("VACUUM FULL")
    await db.$executeRawUnsafe("CHECKPOINT")
    counts.packed = countFiles(leaving.marker)
    await rest.close()
    counts.closed = countFiles(leaving.marker)
    for (const [when, { tables, log }] of Object.entries(counts))
      report(`files with a family's marker, ${when}`, { tables, log })
    expect(counts.before?.tables).toBeGreaterThan(5)
    expect(counts.packed?.tables).toBe(0)
  },
)

test.skipIf(source.driver !== "pglite")(
  "the room of what is deleted is used again, and the folder does not grow by it without end",
  async () => {
    if (source.driver !== "pglite") return
    const load_dump = new Blob([await readFile(source.template)])
    const { client, embedded, close } = await createDb(undefined, { data_folder: path.join(folder, "room"), load_dump })
    const { id: user_id, family_id } = await createParent(client)
    const sizes = []
    for (let round = 0; round < amount({ whole: 4, sample: 2 }); round++) {
      // As an archive comes back, in parts, and is forgotten.
      const upload = await client.archive_upload.create({ data: { family_id, user_id, size: 1 } })
      for (let position = 0; position < 3; position++) {
        const part = { family_id, upload_id: upload.id, position, bytes: new Uint8Array(randomBytes(megabyte)) }
        await client.archive_part.create({ data: part })
      }
      await client.archive_upload.delete({ where: { id: upload.id } })
      // While somebody is in the middle of saving: it waits for them, and they lose nothing.
      const saved = client.$transaction(async (db) => {
        await db.family.update({ where: { id: family_id }, data: { name: `Round ${round}` } })
        return db.family.findUniqueOrThrow({ where: { id: family_id } })
      })
      await Promise.all([saved, embedded?.backUp()])
      expect(await saved).toMatchObject({ name: `Round ${round}` })
      sizes.push(await sizeOf(client, "archive_part"))
    }
    await close()
    report("megabytes of a table whose rows come and go", {
      rounds: sizes.length,
      first: sizes[0] ?? 0,
      last: sizes.at(-1) ?? 0,
    })
    expect(sizes.at(-1)).toBeLessThanOrEqual(3)
  },
)

const megabyte = 1024 * 1024

/** Megabytes that a table takes with all that belongs to it. */
async function sizeOf(db: Db, table: string): Promise<number> {
  const [row] = await db.$queryRaw<{ size: number }[]>`SELECT pg_total_relation_size(${table}::regclass)::int AS size`
  return Math.round((row?.size ?? 0) / megabyte)
}
