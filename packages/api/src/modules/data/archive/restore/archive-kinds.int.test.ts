import { afterEach, expect, test } from "vitest"
import { factsOf } from "@hearthbook/core/nouns/nouns"
import {
  linesOf,
  manifestOf,
  openArchiveTests,
  registerFamily,
  reseal,
  toLines,
  zipOf,
  type Entries,
} from "../../../../testing/archives.ts"

const { api, archive } = await openArchiveTests()

const ofEvents = factsOf("event")
afterEach(() => {
  ofEvents.is_original = true
})

/** Makes events a kind that was added after the first archives. */
function addEventsLater(): void {
  delete ofEvents.is_original
}

/** The archive with other counts in its manifest. */
function withCounts(entries: Entries, counts: Record<string, number>): Promise<Buffer> {
  const manifest = { ...manifestOf(entries), counts }
  return zipOf(new Map(entries).set("manifest.json", Buffer.from(JSON.stringify(manifest))))
}

const { events: _events, ...countsWithoutEvents } = manifestOf(archive).counts
const withoutEvents = reseal(archive, { "data/events.jsonl": null, "csv/events.csv": null })

/** Restores a zip in a new family, which must stay empty. Returns the error. */
async function refusalOf(zip: Buffer): Promise<unknown> {
  const account = await registerFamily(api)
  const error = await account.restore(zip).catch((error: unknown) => error)
  expect(await api.db.student.count({ where: { family_id: account.family_id } })).toBe(0)
  return error
}

test("restores an archive made before a kind existed", { tags: ["records.older-archives", "slow"] }, async () => {
  addEventsLater()
  const account = await registerFamily(api)
  const { counts } = await account.restore(await withCounts(withoutEvents, countsWithoutEvents))
  expect(counts).toEqual({ ...countsWithoutEvents, events: 0 })
  expect(await api.db.event.count({ where: { family_id: account.family_id } })).toBe(0)
})

test(
  "restores links with a user name, which were not always refused, without it",
  { tags: ["records.older-archives"] },
  async () => {
    const providers = linesOf(archive, "providers")
    const older = providers.map((row) => ({ ...row, website: "https://ada:secret@example.com/math" }))
    const account = await registerFamily(api)
    await account.restore(await zipOf(reseal(archive, { "data/providers.jsonl": toLines(older) })))
    const rows = await api.db.provider.findMany({ where: { family_id: account.family_id } })
    expect(rows.map(({ website }) => website)).toEqual(providers.map(() => "https://example.com/math"))
  },
)

test("refuses rows of a kind that the manifest does not count", { tags: ["records.refusals"] }, async () => {
  addEventsLater()
  const zip = await withCounts(archive, countsWithoutEvents)
  expect(await refusalOf(zip)).toMatchObject({
    code: "BAD_REQUEST",
    message: "This archive is damaged: data/events.jsonl does not belong there.",
  })
})

test("refuses a counted kind without its rows", { tags: ["records.refusals"] }, async () => {
  addEventsLater()
  for (const events of [0, 3]) {
    const zip = await withCounts(withoutEvents, { ...countsWithoutEvents, events })
    expect(await refusalOf(zip)).toMatchObject({
      code: "BAD_REQUEST",
      message: "This archive is damaged: data/events.jsonl is missing.",
    })
  }
})

test("refuses an archive without a kind that every archive has", { tags: ["records.refusals"] }, async () => {
  const zip = await withCounts(withoutEvents, countsWithoutEvents)
  expect(await refusalOf(zip)).toMatchObject({
    code: "BAD_REQUEST",
    message: "This archive is damaged: manifest.json does not count events.",
  })
})

test("refuses an archive with a kind that only a newer version knows", { tags: ["records.refusals"] }, async () => {
  const entries = reseal(archive, { "data/portfolios.jsonl": "{}\n" })
  const zip = await withCounts(entries, { ...manifestOf(archive).counts, portfolios: 1 })
  expect(await refusalOf(zip)).toMatchObject({
    code: "BAD_REQUEST",
    message: "This archive was made by a newer version of Hearthbook. Update this one first.",
  })
})

test(
  "replaces the school years of an empty family, or keeps them if the archive has none",
  { tags: ["slow"] },
  async () => {
    const account = await registerFamily(api)
    const before = await account.parent.schoolYears.list({})
    expect(before).toHaveLength(1)
    const later = ["school_years", "terms", "requirements", "filings", "amendments"]
    const kinds = [...later, "school-years"].flatMap((kind) => [`data/${kind}.jsonl`, `csv/${kind}.csv`])
    const files = linesOf(archive, "files")
    const filed = files.find(({ filing_id }) => filing_id !== null)
    const withoutYears = reseal(archive, {
      ...Object.fromEntries(kinds.map((name) => [name, null])),
      [`files/${String(filed?.["id"])}.png`]: null,
      "data/files.jsonl": toLines(files.filter((file) => file !== filed)),
    })
    const counts = Object.entries(manifestOf(withoutYears).counts)
    const older = Object.fromEntries(counts.filter(([kind]) => !later.includes(kind)))
    await account.restore(await withCounts(withoutYears, older))
    expect(await account.parent.schoolYears.list({})).toEqual(before)

    const other = await registerFamily(api)
    await other.parent.schoolYears.create({ academic_year: "2040" })
    await other.restore(await zipOf(archive))
    const restored = await other.parent.schoolYears.list({})
    expect(restored).toHaveLength(manifestOf(archive).counts.school_years ?? 0)
    expect(restored.map(({ terms }) => terms.length)).toEqual(restored.map(() => 2))
  },
)
