import { createDb, type Db } from "@hearthbook/db"
import { createParent } from "@hearthbook/db/testing/factories"
import { randomBytes } from "node:crypto"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { readFile } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { afterAll, expect, inject, test } from "vitest"
import { openRest } from "../../contract/fixtures/rest-client.ts"
import { amount, report } from "../amount.ts"
import { createFullFamily, password } from "./family-fixture.ts"

// Data of a deleted family in the files on disk. A database does not overwrite deleted rows at once.
const folder = mkdtempSync(path.join(os.tmpdir(), "hearthbook-raw-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const source = inject("testDatabaseSource")

/** Counts the files that contain a word, among tables and the write-ahead log. */
function countFiles(word: string): { tables: number; log: number } {
  const files = readdirSync(path.join(folder, "database"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const holding = files.filter((file) => readFileSync(file).includes(word))
  const log = holding.filter((file) => file.includes("pg_wal")).length
  return { tables: holding.length - log, log }
}

test.skipIf(source.driver !== "pglite")(
  "a deleted family's data is removed from the table files of the embedded database by compaction",
  async () => {
    if (source.driver !== "pglite") return
    const load_dump = new Blob([await readFile(source.template)])
    const database = await createDb(undefined, { data_folder: folder, load_dump })
    // In a folder; all other tests run in memory.
    const given = { database, mailbox_key: null }
    const rest = await openRest(given)
    const { db } = rest
    const leaving = await createFullFamily(rest, "quillmarsh")
    await db.$executeRawUnsafe("CHECKPOINT")
    const counts: Record<string, ReturnType<typeof countFiles>> = { before: countFiles(leaving.marker) }
    await leaving.parent("DELETE", `/family/members/${leaving.member_id}`)
    expect(await leaving.parent("DELETE", "/settings/account", { password })).toMatchObject({ status: 200 })
    // The mail about the deletion and rate limits expire later, so they are deleted here.
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
  "the space of deleted rows is reused, so the folder does not grow without limit",
  async () => {
    if (source.driver !== "pglite") return
    const load_dump = new Blob([await readFile(source.template)])
    const { client, embedded, close } = await createDb(undefined, { data_folder: path.join(folder, "room"), load_dump })
    const { id: user_id, family_id } = await createParent(client)
    const sizes = []
    for (let round = 0; round < amount({ whole: 4, sample: 2 }); round++) {
      // Like an archive that is uploaded in parts and canceled.
      const upload = await client.upload.create({ data: { purpose: "archive", family_id, user_id, size: 1 } })
      for (let position = 0; position < 3; position++) {
        const part = { family_id, upload_id: upload.id, position, bytes: new Uint8Array(randomBytes(megabyte)) }
        await client.upload_part.create({ data: part })
      }
      await client.upload.delete({ where: { id: upload.id } })
      // During an open transaction: the clean-up waits for it and nothing is lost.
      const saved = client.$transaction(async (db) => {
        await db.family.update({ where: { id: family_id }, data: { name: `Round ${round}` } })
        return db.family.findUniqueOrThrow({ where: { id: family_id } })
      })
      await Promise.all([saved, embedded?.backUp()])
      expect(await saved).toMatchObject({ name: `Round ${round}` })
      sizes.push(await sizeOf(client, "upload_part"))
    }
    await close()
    report("megabytes of a table with deleted rows", {
      rounds: sizes.length,
      first: sizes[0] ?? 0,
      last: sizes.at(-1) ?? 0,
    })
    expect(sizes.at(-1)).toBeLessThanOrEqual(3)
  },
)

const megabyte = 1024 * 1024

/** Returns the total size of a table in megabytes. */
async function sizeOf(db: Db, table: string): Promise<number> {
  const [row] = await db.$queryRaw<{ size: number }[]>`SELECT pg_total_relation_size(${table}::regclass)::int AS size`
  return Math.round((row?.size ?? 0) / megabyte)
}
