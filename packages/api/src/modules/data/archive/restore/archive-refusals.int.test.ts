/** @module-tag slow */
import { describe, expect, test } from "vitest"
import {
  manifestOf,
  linesOf,
  openArchiveTests,
  registerFamily,
  reseal,
  toLines,
  zipOf,
  type Entries,
} from "../../../../testing/archives.ts"
import { archiveVersion } from "../../../../archiving/format/manifest.ts"
import type { ArchiveKind } from "@hearthbook/core/nouns/nouns"

const { api, full, archive } = await openArchiveTests()

/** Nothing of a refused archive is saved. */
async function expectEmpty(family_id: string): Promise<void> {
  const where = { family_id }
  const left = [
    api.db.student.count({ where }),
    api.db.subject.count({ where }),
    api.db.provider.count({ where }),
    api.db.file.count({ where }),
    api.db.file_content.count({ where }),
    api.db.event.count({ where }),
  ]
  expect(await Promise.all(left)).toEqual([0, 0, 0, 0, 0, 0])
  expect(await api.db.family.findUnique({ where: { id: family_id } })).toMatchObject({ version: 1 })
}

/** The zip with another size of an entry in its list. */
function saySize(zip: Buffer, name: string, size: number): Buffer {
  const said = Buffer.from(zip)
  // The last occurrence of the name, because the list is at the end. The size is 22 bytes before it.
  said.writeUInt32LE(size, zip.lastIndexOf(name) - 22)
  return said
}

describe("refused with the reason, and nothing is saved:", { tags: ["records.refusals"] }, () => {
  const edited = (kind: ArchiveKind, patch: object) => {
    const [first, ...rest] = linesOf(archive, kind)
    return zipOf(reseal(archive, { [`data/${kind}.jsonl`]: toLines([{ ...first, ...patch }, ...rest]) }))
  }
  const unsealed = (name: string, content: string | null) => {
    const entries: Entries = new Map(archive)
    if (content === null) entries.delete(name)
    else entries.set(name, Buffer.from(content))
    return zipOf(entries)
  }
  const told = (patch: object) => unsealed("manifest.json", JSON.stringify({ ...manifestOf(archive), ...patch }))
  const nowhere = "0199a000-0000-7000-8000-000000000000"
  const firstFile = () => [...archive.keys()].find((name) => name.startsWith("files/")) ?? ""

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    [
      "a file that is not a zip",
      async () => Buffer.from("Dear diary, today we baked bread."),
      /^This is not a Hearthbook archive\.$/,
    ],
    ["an empty zip", () => zipOf(new Map()), /^This is not a Hearthbook archive\.$/],
    ["a zip of something else", () => zipOf(new Map([["a.txt", Buffer.from("a")]])), /not a Hearthbook archive/],
    ["an archive of another program", () => told({ format: "elsewhere" }), /not a Hearthbook archive/],
    [
      "an archive of a newer version",
      () => told({ version: archiveVersion + 1 }),
      /made by a newer version of Hearthbook\. Update this one first\.$/,
    ],
    ["an invalid manifest", () => told({ sha256: null }), /damaged: manifest\.json cannot be read/],
    ["half of an archive", async () => (await zipOf(archive)).subarray(0, 20_000), /damaged: its end is missing/],
    ["a missing entry", () => unsealed("data/grades.jsonl", null), /damaged: data\/grades\.jsonl is missing/],
    ["a missing file", () => unsealed(firstFile(), null), /damaged: files\/\S+ is missing/],
    ["an additional entry", () => unsealed("data/users.jsonl", "{}"), /damaged: data\/users\.jsonl does not belong/],
    ["a changed entry", () => unsealed("data/grades.jsonl", ""), /damaged: data\/grades\.jsonl does not match/],
    ["a changed table", () => unsealed("csv/students.csv", ""), /damaged: csv\/students\.csv does not match/],
    [
      "a row that is not JSON",
      () => zipOf(reseal(archive, { "data/events.jsonl": "{\n" })),
      /line 1 of \S+ is not valid JSON/,
    ],
    [
      "a missing last line break",
      () => zipOf(reseal(archive, { "data/events.jsonl": "{}" })),
      /last line of \S+ is incomplete/,
    ],
    ["a row without a name", () => edited("students", { first_name: " " }), /first_name: First name is required/],
    [
      "a moment in the year 0",
      () => edited("students", { created_at: "0000-01-01T00:00:00.000Z" }),
      /created_at: A mom/,
    ],
    [
      "a version that cannot increase",
      () => edited("students", { version: 2_147_483_647 }),
      /students\.jsonl.*version/,
    ],
    ["a text for a number", () => edited("assignments", { points_possible: "ten" }), /Points must be a number/],
    [
      "a link that could run code",
      () => edited("resources", { external_url: "javascript:1" }),
      /external_url: URL must be/,
    ],
    [
      "a reference to a missing row",
      () => edited("grades", { assignment_id: nowhere }),
      /refers to an assignment that is missing/,
    ],
    [
      "a reference to another family",
      () => edited("curricula", { student_id: nowhere }),
      /refers to a child that is missing/,
    ],
    ["more points than possible", () => edited("grades", { points_earned: 99_999 }), /a grade has 99999 of/],
    ["a file of an executable type", () => edited("files", { content_type: "text/html" }), /content_type/],
    ["a file of another size than declared", () => edited("files", { size: 3 }), /does not have its declared size/],
    ["a class that ends before it starts", () => edited("schedule_entries", { end_time: "00:01" }), /must be after/],
  ])("%s", async (_, make, message) => {
    const account = await registerFamily(api)
    await expect(account.restore(await make())).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringMatching(message),
    })
    await expectEmpty(account.family_id)
  })

  test("a row that occurs twice", async () => {
    const account = await registerFamily(api)
    const marks = linesOf(archive, "attendance_records")
    const twice = toLines([...marks, { ...marks[0], id: nowhere }])
    const zip = await zipOf(reseal(archive, { "data/attendance_records.jsonl": twice }))
    await expect(account.restore(zip)).rejects.toMatchObject({ message: expect.stringMatching(/a row occurs twice/) })
    const child = linesOf(archive, "students")
    const again = await zipOf(reseal(archive, { "data/students.jsonl": toLines([...child, ...child]) }))
    await expect(account.restore(again)).rejects.toMatchObject({
      message: expect.stringMatching(/a child occurs twice/),
    })
    await expectEmpty(account.family_id)
  })

  test("a file that occurs twice, before its bytes are stored repeatedly", async () => {
    const account = await registerFamily(api)
    const [file] = linesOf(archive, "files")
    const lines = toLines(Array.from({ length: 3 }, () => ({ ...file })))
    await expect(account.restore(await zipOf(reseal(archive, { "data/files.jsonl": lines })))).rejects.toMatchObject({
      message: expect.stringMatching(/damaged: a file occurs twice\.$/),
    })
    await expectEmpty(account.family_id)
  })

  test("more rows than the limit, declared or not, before any of them is read", async () => {
    const account = await registerFamily(api)
    const { counts } = manifestOf(archive)
    const tooMany = { message: "An archive can have 300000 rows at most, and this one has more." }
    await expect(account.restore(await told({ counts: { ...counts, events: 300_000 } }))).rejects.toMatchObject(tooMany)
    // None of these rows is an event. Writing the first would fail with another message.
    const entries = reseal(archive, { "data/events.jsonl": "{}\n".repeat(300_000) })
    const manifest = { ...manifestOf(entries), counts }
    entries.set("manifest.json", Buffer.from(JSON.stringify(manifest)))
    await expect(account.restore(await zipOf(entries))).rejects.toMatchObject(tooMany)
    await expectEmpty(account.family_id)
  })

  test("one row more than declared", async () => {
    const account = await registerFamily(api)
    const { counts } = manifestOf(archive)
    await expect(account.restore(await told({ counts: { ...counts, students: 2 } }))).rejects.toMatchObject({
      message: "This archive is damaged: it has more rows of students than declared.",
    })
    await expectEmpty(account.family_id)
  })

  test("a changed byte, wherever it is", { tags: ["records.refusals"] }, async () => {
    const account = await registerFamily(api)
    const zip = await zipOf(archive)
    for (const share of [0.05, 0.3, 0.6, 0.9]) {
      const flipped = Buffer.from(zip)
      const at = Math.floor(zip.length * share)
      flipped.writeUInt8(flipped.readUInt8(at) ^ 0xff, at)
      await expect(account.restore(flipped), `at ${share}`).rejects.toMatchObject({ code: "BAD_REQUEST" })
    }
    await expectEmpty(account.family_id)
  })

  test.each([
    ["more than any family has", 0x7fff_ffff, /unpacks to more than an archive can contain/],
    ["more than declared", 10, /csv\/events\.csv is longer than declared/],
  ])("a few bytes that unpack to %s", { tags: ["records.zip-bombs"] }, async (_, said, message) => {
    const account = await registerFamily(api)
    const zip = await zipOf(reseal(archive, { "csv/events.csv": Buffer.alloc(20 * 1024 * 1024) }))
    const refused = account.restore(saySize(zip, "csv/events.csv", said))
    await expect(refused).rejects.toMatchObject({ message: expect.stringMatching(message) })
    await expectEmpty(account.family_id)
  })

  test("a line without an end", async () => {
    const account = await registerFamily(api)
    const line = `"${"x".repeat(3 * 1024 * 1024)}"\n`
    const zip = await zipOf(reseal(archive, { "data/events.jsonl": line }))
    await expect(account.restore(zip)).rejects.toMatchObject({
      message: expect.stringMatching(/a line of data\/events\.jsonl is too long/),
    })
    await expectEmpty(account.family_id)
  })

  test("data of other families in an archive is ignored", async () => {
    const account = await registerFamily(api)
    const patch = { family_id: full.family_id, user_id: full.user.id }
    const [first, ...rest] = linesOf(archive, "students")
    const zip = await zipOf(reseal(archive, { "data/students.jsonl": toLines([{ ...first, ...patch }, ...rest]) }))
    await account.restore(zip)
    expect(await api.db.student.count({ where: { family_id: full.family_id } })).toBe(3)
    expect(await api.db.student.count({ where: { family_id: account.family_id } })).toBe(3)
  })
})
