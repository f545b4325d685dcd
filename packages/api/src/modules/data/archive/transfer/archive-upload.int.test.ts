import { randomBytes } from "node:crypto"
import type { Db } from "@hearthbook/db"
import { describe, expect, test } from "vitest"
import { lockFamily } from "../../../family/family/lock-family.ts"
import { openTransaction } from "../../../../transaction/transaction.ts"
import { testNow } from "../../../../testing/test-api.ts"
import { cleanUp } from "../../clean-up/clean-up.service.ts"
import { manifestOf, inParts, openArchiveTests, registerFamily, reseal, zipOf } from "../../../../testing/archives.ts"
import { partSize } from "../../../../uploads/upload.schema.ts"

const { api, full, archive } = await openArchiveTests()

describe("an upload", () => {
  const zip = Buffer.alloc(2 * partSize + 10, 7)

  test(
    "continues after a lost connection, with repeated parts in any order",
    { tags: ["records.parts", "slow"] },
    async () => {
      const { archive, uploadPart } = await registerFamily(api)
      const { id, part_size } = await archive.begin({ size: zip.length })
      expect(part_size).toBe(3 * 1024 * 1024)
      const parts = inParts(zip)
      const put = (position: number) => uploadPart({ id, position, content: Uint8Array.from(parts[position] ?? []) })
      await put(2)
      expect(await put(0)).toMatchObject({ received: [0, 2], size: zip.length })
      await put(0)
      await expect(archive.restore({ id })).rejects.toMatchObject({
        code: "CONFLICT",
        message: expect.stringMatching(/The archive is incomplete/),
      })
      await put(1)
      expect(await archive.upload({ id })).toMatchObject({ received: [0, 1, 2] })
      expect(await archive.cancel({ id })).toEqual({ id })
      expect(await api.db.upload_part.count({ where: { upload_id: id } })).toBe(0)
    },
  )

  test("refuses a part that is too short, too long or out of range", async () => {
    const { archive, uploadPart } = await registerFamily(api)
    const { id } = await archive.begin({ size: zip.length })
    const put = (position: number, length: number) => uploadPart({ id, position, content: Buffer.alloc(length) })
    await expect(put(0, 10)).rejects.toMatchObject({ message: "Part 0 must have 3145728 bytes, but has 10." })
    await expect(put(2, 11)).rejects.toMatchObject({ message: "Part 2 must have 10 bytes, but has 11." })
    await expect(put(3, 10)).rejects.toMatchObject({ message: "The last part of this archive is at position 2." })
    expect(await archive.upload({ id })).toMatchObject({ received: [] })
  })

  test("is replaced by a new one of the same person, and is invisible to others", async () => {
    const one = await registerFamily(api)
    const first = await one.archive.begin({ size: 10 })
    const { id } = await one.archive.begin({ size: 10 })
    const notFound = { code: "NOT_FOUND" }
    await expect(one.archive.upload({ id: first.id })).rejects.toMatchObject(notFound)
    const stranger = await registerFamily(api)
    await expect(stranger.archive.upload({ id })).rejects.toMatchObject(notFound)
    await expect(stranger.archive.cancel({ id })).rejects.toMatchObject(notFound)
    await expect(stranger.archive.restore({ id })).rejects.toMatchObject(notFound)
    await expect(stranger.uploadPart({ id, position: 0, content: Buffer.alloc(10) })).rejects.toMatchObject(notFound)
    expect(await one.archive.upload({ id })).toMatchObject({ received: [] })
  })

  test("is limited to 500 MB, and deleted after a day", async () => {
    const { archive, family_id } = await registerFamily(api)
    await expect(archive.begin({ size: 500 * 1024 * 1024 + 1 })).rejects.toMatchObject({
      message: "An archive can have 500 MB at most.",
    })
    await archive.begin({ size: 10 })
    await cleanUp(api.db, new Date(testNow.getTime() + 23 * 3_600_000))
    expect(await api.db.upload.count({ where: { family_id } })).toBe(1)
    await cleanUp(api.db, new Date(testNow.getTime() + 25 * 3_600_000))
    expect(await api.db.upload.count({ where: { family_id } })).toBe(0)
  })

  test(
    "into a family with records is refused at once, and again when it is restored",
    { tags: ["records.empty-family-only"] },
    async () => {
      await expect(full.archive.begin({ size: 10 })).rejects.toMatchObject({
        code: "CONFLICT",
        message: expect.stringMatching(/^Your family already has 3 children, .*\. A restore needs an empty family\.$/),
      })
      const account = await registerFamily(api)
      const id = await account.send(await zipOf(archive))
      await account.parent.subjects.create({ name: "Latin" })
      await expect(account.archive.restore({ id })).rejects.toMatchObject({
        message: "Your family already has 1 subject. A restore needs an empty family.",
      })
    },
  )
})

describe("a restore", () => {
  test(
    "reads each part only a few times, whatever the order of entries in the archive",
    { tags: ["slow"] },
    async () => {
      const account = await registerFamily(api)
      const many = Array.from({ length: 20 }, (_, n) => n)
      const named = (place: string) => many.map((n): [string, string] => [`csv/${place} ${n}.csv`, `${n}`])
      // One entry at the front, and one two parts later.
      const changes = { ...Object.fromEntries(named("front")), "csv/big.csv": randomBytes(2.2 * partSize) }
      const entries = reseal(await account.download(), { ...changes, ...Object.fromEntries(named("back")) })
      const manifest = manifestOf(entries)
      const jumbled = many.flatMap((n) => [`csv/front ${n}.csv`, `csv/back ${n}.csv`])
      const sha256 = Object.fromEntries(
        [...jumbled, ...Object.keys(manifest.sha256)].map((n) => [n, manifest.sha256[n]] as const),
      )
      entries.set("manifest.json", Buffer.from(JSON.stringify({ ...manifest, sha256 })))
      const id = await account.send(await zipOf(entries))
      const partsRead = () => api.statements.filter((sql) => sql.includes("AS base64 FROM upload_part")).length
      const before = partsRead()
      await account.archive.restore({ id })
      // Three parts, each read once completely, and the list at the end, each time the archive is opened.
      expect(partsRead() - before).toBeLessThan(12)
    },
  )

  // The embedded database has one connection, so no one can hold a lock that another waits for.
  test.skipIf(api.driver === "pglite")(
    "reports BUSY if the family is locked for long",
    { tags: ["slow"], timeout: 40_000 },
    async () => {
      const account = await registerFamily(api)
      const id = await account.send(await zipOf(archive))
      const { family_id } = account
      const hold = async (db: Db) => {
        await lockFamily({ db, family_id })
        await expect(account.archive.restore({ id })).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })
      }
      await openTransaction(api.db, "change", hold, { timeout: 30_000 })
      expect(await account.archive.restore({ id })).toMatchObject({ counts: { students: 3 } })
    },
  )
})
