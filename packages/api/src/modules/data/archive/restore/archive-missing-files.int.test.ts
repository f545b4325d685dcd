/** @module-tag slow */
import { buffer } from "node:stream/consumers"
import { expect, test } from "vitest"
import {
  manifestOf,
  linesOf,
  openArchiveTests,
  openFullFamily,
  registerFamily,
  unzip,
  zipOf,
} from "../../../../testing/archives.ts"

const { api, archive: whole } = await openArchiveTests()

const logged: { level: string; fields: object }[] = []
const note = (level: string) => (fields: object) => void logged.push({ level, fields })
const log = { info: note("info"), warn: note("warn"), error: note("error") }
const logging = { ...api, facts: () => ({ ...api.facts(), log }) }

/** A full family, one of whose files is deleted while its archive is downloaded. */
async function downloadWithout(position: number) {
  const family = await openFullFamily(logging)
  const { family_id } = family
  const { stream } = await family.make()
  const gone = await api.db.file.findFirstOrThrow({ where: { family_id, position } })
  await api.db.file.delete({ where: { id: gone.id } })
  return { gone, entries: await unzip(await buffer(stream)) }
}

test(
  "a file deleted during the download leaves a complete archive, which names it",
  { tags: ["records.missing-files"] },
  async () => {
    const { gone, entries } = await downloadWithout(3)
    expect(entries.has(`files/${gone.id}.jpg`)).toBe(false)
    const files = linesOf(entries, "files")
    expect(files.map(({ name }) => name)).toEqual([
      "map 0.png",
      "map 1.png",
      "map 2.png",
      "map 4.jpg",
      "map 5.png",
      "map 6.png",
      "map 7.png",
    ])
    expect([...entries.keys()].filter((name) => name.startsWith("files/"))).toHaveLength(7)
    expect(manifestOf(entries)).toMatchObject({
      counts: { ...manifestOf(whole).counts, files: 7 },
      missing_files: [{ id: gone.id, name: "map 3.jpg" }],
    })
    expect(String(entries.get("README.txt"))).toMatch(/MISSING: one file was recorded.*- map 3\.jpg\n$/s)
    expect(logged).toEqual([{ level: "warn", fields: { file_id: gone.id } }])
  },
)

test(
  "a file without bytes does not affect the others, and a restore reports it",
  { tags: ["records.missing-files"] },
  async () => {
    const family = await openFullFamily(api)
    const lost = await api.db.file.findFirstOrThrow({ where: { family_id: family.family_id, position: 0 } })
    await api.db.file_content.delete({ where: { file_id: lost.id } })
    const account = await registerFamily(api)
    expect(await account.restore(await zipOf(await family.download()))).toMatchObject({
      counts: { files: 7, submissions: expect.any(Number) },
      missing_files: ["map 0.png"],
    })
    const names = await api.db.file.findMany({ where: { family_id: account.family_id }, orderBy: { position: "asc" } })
    expect(names.map(({ name }) => name)).toEqual([
      "map 1.png",
      "map 2.png",
      "map 3.jpg",
      "map 4.jpg",
      "map 5.png",
      "map 6.png",
      "map 7.png",
    ])
  },
)

test("a complete archive, or one from before files were reported, reports no missing files", async () => {
  expect(manifestOf(whole).missing_files).toEqual([])
  expect(String(whole.get("README.txt"))).not.toContain("MISSING")
  const { missing_files: _, ...before } = manifestOf(whole)
  const older = new Map(whole).set("manifest.json", Buffer.from(JSON.stringify(before)))
  const account = await registerFamily(api)
  expect(await account.restore(await zipOf(older))).toMatchObject({ counts: { files: 8 }, missing_files: [] })
})

test("a file that cannot be read right now, or is not as it was stored, fails the download", async () => {
  const { family_id, download } = await openFullFamily(logging)
  logged.length = 0
  await api.db.$executeRaw`ALTER TABLE file_content RENAME TO file_content_elsewhere`
  await expect(download()).rejects.toThrow(/file_content/)
  await api.db.$executeRaw`ALTER TABLE file_content_elsewhere RENAME TO file_content`
  const [, , third] = await api.db.file.findMany({ where: { family_id }, orderBy: { position: "asc" } })
  await api.db.file.updateMany({ where: { id: third?.id }, data: { size: 3 } })
  await expect(download()).rejects.toThrow(/^a file has \d+ bytes instead of 3$/)
  expect(logged).toMatchObject([
    { level: "error", fields: { file_id: expect.any(String), err: expect.anything() } },
    { level: "error", fields: { file_id: third?.id } },
  ])
})
