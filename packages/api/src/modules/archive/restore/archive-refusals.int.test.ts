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
} from "../../../testing/archives.ts"
import { type ArchiveKind } from "../archive.schema.ts"

const { api, full, archive } = await openArchiveTests()

/** Nothing of a refused archive is kept. */
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
  // The last place where the name stands: the list is at the end. The size is 22 bytes before it.
  said.writeUInt32LE(size, zip.lastIndexOf(name) - 22)
  return said
}

describe("refused with the reason, and nothing of it is kept:", { tags: ["records.refusals"] }, () => {
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
      "no zip",
      async () => Buffer.from("Dear diary, today we baked bread."),
      /^This is not an archive of Hearthbook\.$/,
    ],
    ["an empty zip", () => zipOf(new Map()), /^This is not an archive of Hearthbook\.$/],
    ["a zip of something else", () => zipOf(new Map([["a.txt", Buffer.from("a")]])), /not an archive of Hearthbook/],
    ["an archive of another program", () => told({ format: "elsewhere" }), /not an archive of Hearthbook/],
    ["one of a newer version", () => told({ version: 3 }), /made by a newer Hearthbook\. Update this one first\.$/],
    ["a manifest that says nothing", () => told({ sha256: null }), /damaged: manifest\.json cannot be read/],
    ["half of it", async () => (await zipOf(archive)).subarray(0, 20_000), /damaged: its end is missing/],
    ["an entry that is missing", () => unsealed("data/grades.jsonl", null), /damaged: data\/grades\.jsonl is missing/],
    ["a file that is missing", () => unsealed(firstFile(), null), /damaged: files\/\S+ is missing/],
    ["an entry too many", () => unsealed("data/users.jsonl", "{}"), /damaged: data\/users\.jsonl does not belong/],
    ["a changed entry", () => unsealed("data/grades.jsonl", ""), /damaged: data\/grades\.jsonl is not as it was/],
    ["a changed table", () => unsealed("csv/students.csv", ""), /damaged: csv\/students\.csv is not as it was/],
    ["a row that is no JSON", () => zipOf(reseal(archive, { "data/events.jsonl": "{\n" })), /line 1 of \S+ is no JSON/],
    ["no last line break", () => zipOf(reseal(archive, { "data/events.jsonl": "{}" })), /last line of \S+ has no end/],
    ["a row without a name", () => edited("students", { first_name: " " }), /first_name: First name is required/],
    [
      "a moment of the year 0",
      () => edited("students", { created_at: "0000-01-01T00:00:00.000Z" }),
      /created_at: A mom/,
    ],
    ["a version that cannot go up", () => edited("students", { version: 2_147_483_647 }), /students\.jsonl.*version/],
    ["a letter for a number", () => edited("assignments", { points_possible: "ten" }), /Points must be a number/],
    ["a link that could run", () => edited("resources", { external_url: "javascript:1" }), /external_url: URL must be/],
    [
      "a row that points nowhere",
      () => edited("grades", { assignment_id: nowhere }),
      /names an assignment that is not in it/,
    ],
    [
      "a row of another family",
      () => edited("curricula", { student_id: nowhere }),
      /names a student that is not in it/,
    ],
    ["more points than there are", () => edited("grades", { points_earned: 99_999 }), /a grade has 99999 of/],
    ["a file of a type that could run", () => edited("files", { content_type: "text/html" }), /content_type/],
    ["a file that is longer than said", () => edited("files", { size: 3 }), /not as long as it must be/],
    ["a class that ends before it begins", () => edited("schedule_entries", { end_time: "00:01" }), /must be after/],
  ])("%s", async (_, make, message) => {
    const account = await registerFamily(api)
    await expect(account.restore(await make())).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: expect.stringMatching(message),
    })
    await expectEmpty(account.family_id)
  })

  test("a row that is there twice", async () => {
    const account = await registerFamily(api)
    const marks = linesOf(archive, "attendance_records")
    const twice = toLines([...marks, { ...marks[0], id: nowhere }])
    const zip = await zipOf(reseal(archive, { "data/attendance_records.jsonl": twice }))
    await expect(account.restore(zip)).rejects.toMatchObject({ message: expect.stringMatching(/a row is there twice/) })
    const child = linesOf(archive, "students")
    const again = await zipOf(reseal(archive, { "data/students.jsonl": toLines([...child, ...child]) }))
    await expect(account.restore(again)).rejects.toMatchObject({
      message: expect.stringMatching(/a student is there twice/),
    })
    await expectEmpty(account.family_id)
  })

  test("a file that is there twice, before its bytes are kept again and again", async () => {
    const account = await registerFamily(api)
    const [file] = linesOf(archive, "files")
    const lines = toLines(Array.from({ length: 3 }, () => ({ ...file })))
    await expect(account.restore(await zipOf(reseal(archive, { "data/files.jsonl": lines })))).rejects.toMatchObject({
      message: expect.stringMatching(/damaged: a file is there twice\.$/),
    })
    await expectEmpty(account.family_id)
  })

  test("more rows than a family ever has, said or not, and before one of them is looked at", async () => {
    const account = await registerFamily(api)
    const { counts } = manifestOf(archive)
    const tooMany = { message: "An archive can have 300000 rows at most, and this one has more." }
    await expect(account.restore(await told({ counts: { ...counts, events: 300_000 } }))).rejects.toMatchObject(tooMany)
    // No row of these is an event: whoever wrote the first would say so.
    const entries = reseal(archive, { "data/events.jsonl": "{}\n".repeat(300_000) })
    const manifest = { ...manifestOf(entries), counts }
    entries.set("manifest.json", Buffer.from(JSON.stringify(manifest)))
    await expect(account.restore(await zipOf(entries))).rejects.toMatchObject(tooMany)
    await expectEmpty(account.family_id)
  })

  test("a row more than it says", async () => {
    const account = await registerFamily(api)
    const { counts } = manifestOf(archive)
    await expect(account.restore(await told({ counts: { ...counts, students: 2 } }))).rejects.toMatchObject({
      message: "This archive is damaged: it has more rows of students than it says.",
    })
    await expectEmpty(account.family_id)
  })

  test("a byte that is not as it was, wherever it stands", { tags: ["records.refusals"] }, async () => {
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
    ["more than a family ever has", 0x7fff_ffff, /unpacks to more than an archive can hold/],
    ["more than they say", 10, /csv\/events\.csv is longer than it says/],
  ])("a few bytes that unpack to %s", { tags: ["records.zip-bombs"] }, async (_, said, message) => {
    const account = await registerFamily(api)
    const zip = await zipOf(reseal(archive, { "csv/events.csv": Buffer.alloc(20 * 1024 * 1024) }))
    const refused = account.restore(saySize(zip, "csv/events.csv", said))
    await expect(refused).rejects.toMatchObject({ message: expect.stringMatching(message) })
    await expectEmpty(account.family_id)
  })

  test("a line that does not end", async () => {
    const account = await registerFamily(api)
    const line = `"${"x".repeat(3 * 1024 * 1024)}"\n`
    const zip = await zipOf(reseal(archive, { "data/events.jsonl": line }))
    await expect(account.restore(zip)).rejects.toMatchObject({
      message: expect.stringMatching(/a line of data\/events\.jsonl is too long/),
    })
    await expectEmpty(account.family_id)
  })

  test("what an archive says of other families is not read", async () => {
    const account = await registerFamily(api)
    const patch = { family_id: full.family_id, user_id: full.user.id }
    const [first, ...rest] = linesOf(archive, "students")
    const zip = await zipOf(reseal(archive, { "data/students.jsonl": toLines([{ ...first, ...patch }, ...rest]) }))
    await account.restore(zip)
    expect(await api.db.student.count({ where: { family_id: full.family_id } })).toBe(3)
    expect(await api.db.student.count({ where: { family_id: account.family_id } })).toBe(3)
  })
})
