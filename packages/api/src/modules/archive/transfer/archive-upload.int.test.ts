import { randomBytes } from "node:crypto"
import type { Db } from "@hearthbook/db"
import { describe, expect, test } from "vitest"
import { lockFamily } from "../../family/lock-family.ts"
import { openUnit } from "../../../transaction/transaction.ts"
import { testNow } from "../../../testing/test-api.ts"
import { cleanUp } from "../../upkeep/clean-up.service.ts"
import { manifestOf, inParts, openArchiveTests, registerFamily, reseal, zipOf } from "../../../testing/archives.ts"
import { partSize } from "../archive.schema.ts"

const { api, full, archive } = await openArchiveTests()

describe("sending", () => {
  const zip = Buffer.alloc(2 * partSize + 10, 7)

  test("goes on after a lost connection, with a part twice and in any order", { tags: ["records.parts"] }, async () => {
    const { archive, keepPart } = await registerFamily(api)
    const { id, part_size } = await archive.begin({ size: zip.length })
    expect(part_size).toBe(3 * 1024 * 1024)
    const parts = inParts(zip)
    const put = (position: number) => keepPart({ id, position, content: Uint8Array.from(parts[position] ?? []) })
    await put(2)
    expect(await put(0)).toMatchObject({ received: [0, 2], size: zip.length })
    await put(0)
    await expect(archive.restore({ id })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringMatching(/not here yet/),
    })
    await put(1)
    expect(await archive.upload({ id })).toMatchObject({ received: [0, 1, 2] })
    expect(await archive.cancel({ id })).toEqual({ id })
    expect(await api.db.archive_part.count({ where: { upload_id: id } })).toBe(0)
  })

  test("refuses a part that is too short, too long or none of its parts", async () => {
    const { archive, keepPart } = await registerFamily(api)
    const { id } = await archive.begin({ size: zip.length })
    const put = (position: number, length: number) => keepPart({ id, position, content: Buffer.alloc(length) })
    await expect(put(0, 10)).rejects.toMatchObject({ message: "Part 0 must have 3145728 bytes, and 10 came." })
    await expect(put(2, 11)).rejects.toMatchObject({ message: "Part 2 must have 10 bytes, and 11 came." })
    await expect(put(3, 10)).rejects.toMatchObject({ message: "The last part of this archive is at position 2." })
    expect(await archive.upload({ id })).toMatchObject({ received: [] })
  })

  test("begins anew where the same person begins another, and is nobody else's", async () => {
    const one = await registerFamily(api)
    const first = await one.archive.begin({ size: 10 })
    const { id } = await one.archive.begin({ size: 10 })
    const notFound = { code: "NOT_FOUND" }
    await expect(one.archive.upload({ id: first.id })).rejects.toMatchObject(notFound)
    const stranger = await registerFamily(api)
    await expect(stranger.archive.upload({ id })).rejects.toMatchObject(notFound)
    await expect(stranger.archive.cancel({ id })).rejects.toMatchObject(notFound)
    await expect(stranger.archive.restore({ id })).rejects.toMatchObject(notFound)
    await expect(stranger.keepPart({ id, position: 0, content: Buffer.alloc(10) })).rejects.toMatchObject(notFound)
    expect(await one.archive.upload({ id })).toMatchObject({ received: [] })
  })

  test("takes 500 MB at most, and is forgotten after a day", async () => {
    const { archive, family_id } = await registerFamily(api)
    await expect(archive.begin({ size: 500 * 1024 * 1024 + 1 })).rejects.toMatchObject({
      message: "An archive can have 500 MB at most.",
    })
    await archive.begin({ size: 10 })
    await cleanUp(api.db, new Date(testNow.getTime() + 23 * 3_600_000))
    expect(await api.db.archive_upload.count({ where: { family_id } })).toBe(1)
    await cleanUp(api.db, new Date(testNow.getTime() + 25 * 3_600_000))
    expect(await api.db.archive_upload.count({ where: { family_id } })).toBe(0)
  })

  test(
    "into a family with records is refused at once, and again when it is to be written",
    { tags: ["records.empty-family-only"] },
    async () => {
      await expect(full.archive.begin({ size: 10 })).rejects.toMatchObject({
        code: "CONFLICT",
        message: expect.stringMatching(/^Your family has 3 children, .* already\. A restore needs an empty family\.$/),
      })
      const account = await registerFamily(api)
      const id = await account.send(await zipOf(archive))
      await account.parent.subjects.create({ name: "Latin" })
      await expect(account.archive.restore({ id })).rejects.toMatchObject({
        message: "Your family has 1 subject already. A restore needs an empty family.",
      })
    },
  )
})

describe("restoring", () => {
  test("reads each part a few times only, whatever the order in which the archive names its entries", async () => {
    const account = await registerFamily(api)
    const many = Array.from({ length: 20 }, (_, n) => n)
    const named = (place: string) => many.map((n): [string, string] => [`csv/${place} ${n}.csv`, `${n}`])
    // What stands at the front, and what stands two parts behind it.
    const changes = { ...Object.fromEntries(named("front")), "csv/big.csv": randomBytes(2.2 * partSize) }
    const entries = reseal(await account.download(), { ...changes, ...Object.fromEntries(named("back")) })
    const manifest = manifestOf(entries)
    const jumbled = many.flatMap((n) => [`csv/front ${n}.csv`, `csv/back ${n}.csv`])
    const sha256 = Object.fromEntries(
      [...jumbled, ...Object.keys(manifest.sha256)].map((n) => [n, manifest.sha256[n]] as const),
    )
    entries.set("manifest.json", Buffer.from(JSON.stringify({ ...manifest, sha256 })))
    const id = await account.send(await zipOf(entries))
    const partsRead = () => api.statements.filter((sql) => sql.includes("AS base64 FROM archive_part")).length
    const before = partsRead()
    await account.archive.restore({ id })
    // Three parts, each once from end to end; and the list, which is at the end, whenever the archive is opened.
    expect(partsRead() - before).toBeLessThan(12)
  })

  // The embedded database has one connection, on which nobody can hold what another waits for.
  test.skipIf(api.driver === "pglite")(
    "says that there is too much going on where the family is held for long",
    async () => {
      const account = await registerFamily(api)
      const id = await account.send(await zipOf(archive))
      const { family_id } = account
      const hold = async (db: Db) => {
        await lockFamily({ db, family_id })
        await expect(account.archive.restore({ id })).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" })
      }
      await openUnit(api.db, "change", hold, { timeout: 30_000 })
      expect(await account.archive.restore({ id })).toMatchObject({ counts: { students: 3 } })
    },
    40_000,
  )
})
