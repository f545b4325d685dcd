import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { findFiling, openFilings } from "../../../testing/filing-family.ts"
import { smallPdf } from "../../../testing/sample-pdf.ts"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let student_id: string
let school_year_id: string
let user: Awaited<ReturnType<typeof api.openFamily>>["user"]
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id, user, student_id, school_year_id } = await openFilings(api))
})
afterAll(api.close)

const adopt = (pack_id: string) => parent.requirements.create({ student_id, school_year_id, pack_id })
const refused = (field: string) => ({ cause: { details: { issues: [{ field }] } } })
const filingOf = (title: string) => findFiling(parent, title)

describe("a filing", { tags: ["requirements.filing"] }, () => {
  test("is done on a day with a note, and can be taken back", async () => {
    await adopt("us-ny")
    const { id, version } = await filingOf("Notice")
    const done = await parent.filings.update({ id, version, done_on: "2026-07-01", note: "By mail" })
    expect(done).toMatchObject({ done_on: "2026-07-01T00:00:00.000Z", note: "By mail", changed: false })
    expect((await parent.filings.list({ status: "open" })).map((one) => one.id)).not.toContain(id)
    expect(await parent.filings.update({ id, done_on: null })).toMatchObject({ done_on: null, note: "By mail" })
    await expect(parent.filings.update({ id, done_on: "2026-09-16" })).rejects.toMatchObject(refused("done_on"))
    await expect(parent.filings.update({ id, version, note: "x" })).rejects.toMatchObject({ code: "CONFLICT" })
  })

  test("of the family's own stands among the others, undated ones last", async () => {
    const { id: requirement_id } = await adopt("us-oh")
    const own = await parent.filings.create({ requirement_id, title: "Ask the district" })
    const dated = await parent.filings.create({ requirement_id, title: "Portfolio", due_date: "2026-06-01" })
    expect(own).toMatchObject({ pack_filing_id: null, due_date: null, kind: "notice", action: "submit" })
    const ids = (await parent.filings.list({ requirement_id })).map(({ id }) => id)
    expect([ids[0], ids.at(-1)]).toEqual([dated.id, own.id])
    expect(await parent.filings.list({ school_year_id, end_date: "2026-06-30" })).toMatchObject([{ id: dated.id }])
    expect(await parent.filings.delete({ id: own.id })).toEqual({ id: own.id })
  })

  test("that depends on another follows the day on which that was done", async () => {
    await adopt("us-fl")
    const notice = await filingOf("Notice")
    expect(await filingOf("Annual evaluation")).toMatchObject({ due_date: null })
    await parent.filings.update({ id: notice.id, done_on: "2026-08-10" })
    const evaluation = await filingOf("Annual evaluation")
    expect(evaluation).toMatchObject({ due_date: "2027-08-10T00:00:00.000Z", changed: false })
    await parent.filings.update({ id: evaluation.id, due_date: "2027-08-01" })
    await parent.filings.update({ id: notice.id, done_on: null })
    expect(await filingOf("Annual evaluation")).toMatchObject({ due_date: "2027-08-01T00:00:00.000Z", changed: true })
  })
})

test("what was written stays with the filing", { tags: ["requirements.report"] }, async () => {
  await adopt("us-ny")
  const { id } = await filingOf("Quarterly report 1")
  const report = [{ label: "Hours of instruction in the quarter", text: "212 hours" }]
  expect(await parent.filings.update({ id, report })).toMatchObject({ report })
  expect(await parent.filings.update({ id, done_on: "2026-09-14" })).toMatchObject({ report })
  expect(await parent.filings.update({ id, report: null })).toMatchObject({ report: null })
})

describe("the days of a report", { tags: ["requirements.report-days"] }, () => {
  const dayOf = (midnight: string | null) => midnight?.slice(0, 10) ?? null
  const daysOf = async (id: string) => {
    const { start_date, end_date } = await parent.filings.draft({ id })
    return [dayOf(start_date), dayOf(end_date)]
  }

  test("stay as they were when it was first saved", async () => {
    await adopt("us-ny")
    const { id } = await filingOf("Quarterly report 1")
    const report = [{ label: "Hours of instruction in the quarter", text: "212 hours" }]
    const saved = await parent.filings.update({ id, report })
    expect([dayOf(saved.start_date), dayOf(saved.end_date)]).toEqual(["2026-07-01", "2026-09-15"])
    api.clock.now = new Date("2026-09-25T16:00:00Z")
    parent = await api.callerFor(user)
    expect(await daysOf(id)).toEqual(["2026-07-01", "2026-09-15"])
    // The next report goes on after them.
    const next = await filingOf("Quarterly report 2")
    expect(await daysOf(next.id)).toEqual(["2026-09-16", "2026-09-25"])
  })

  test("are changed, and follow the records again when it starts over", async () => {
    await adopt("us-ny")
    const { id } = await filingOf("Quarterly report 1")
    const report = [{ label: "Hours of instruction in the quarter", text: "212 hours" }]
    await parent.filings.update({ id, report, start_date: "2026-08-01", end_date: "2026-08-31" })
    expect(await daysOf(id)).toEqual(["2026-08-01", "2026-08-31"])
    await expect(parent.filings.update({ id, end_date: "2026-07-31" })).rejects.toMatchObject(refused("end_date"))
    await expect(parent.filings.update({ id, start_date: null })).rejects.toMatchObject(refused("start_date"))
    await parent.filings.update({ id, report: null })
    expect(await daysOf(id)).toEqual(["2026-07-01", "2026-09-15"])
    const other = await parent.filings.draft({ id, start_date: "2026-07-10", end_date: "2026-07-20" })
    expect([dayOf(other.start_date), dayOf(other.end_date)]).toEqual(["2026-07-10", "2026-07-20"])
  })

  test("end on the day on which it was done", async () => {
    await adopt("us-ny")
    const { id } = await filingOf("Quarterly report 1")
    await parent.filings.update({ id, done_on: "2026-09-10" })
    expect(await daysOf(id)).toEqual(["2026-07-01", "2026-09-10"])
  })
})

test(
  "keeps one file, which replaces the one before and can be removed",
  { tags: ["requirements.filing-file"] },
  async () => {
    await adopt("us-ny")
    const { id } = await filingOf("Notice")
    const bytes = await api.filingFilesOf(user)
    const first = await bytes.upload({ id, name: "receipt", content: smallPdf() })
    expect(first).toMatchObject({ file_name: "receipt.pdf" })
    const second = await bytes.upload({ id, name: "scan.pdf", content: smallPdf() })
    expect(second.file_id).not.toBe(first.file_id)
    expect(await api.db.file.count({ where: { family_id, filing_id: id } })).toBe(1)
    const files = await api.filesOf(user)
    expect(await files.read({ id: second.file_id ?? "" })).toMatchObject({ name: "scan.pdf" })
    await expect(parent.files.delete({ id: second.file_id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" })
    await expect(parent.filings.update({ id, file_id: first.file_id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect(await parent.filings.update({ id, file_id: null })).toMatchObject({ file_id: null })
    expect(await api.db.file_content.count({ where: { family_id } })).toBe(0)
  },
)

describe("in a locked year", { tags: ["requirements.lock"] }, () => {
  const locked = { cause: { reason: "LOCKED" } }
  test("what was asked and filed changes only with a reason, and what is open can still be filed", async () => {
    const { id: requirement_id } = await adopt("us-ny")
    const { id } = await filingOf("Notice")
    const report = await filingOf("Quarterly report 1")
    await parent.filings.update({ id, done_on: "2026-07-01" })
    await parent.schoolYears.lock({ id: school_year_id })
    const amendment_reason = "Wrong day"
    const opening = { days: 5 }
    await expect(parent.requirements.update({ id: requirement_id, opening })).rejects.toMatchObject(locked)
    await expect(parent.requirements.delete({ id: requirement_id })).rejects.toMatchObject(locked)
    await expect(parent.filings.update({ id, done_on: null })).rejects.toMatchObject(locked)
    await expect(parent.filings.delete({ id })).rejects.toMatchObject(locked)
    const bytes = await api.filingFilesOf(user)
    await expect(bytes.upload({ id, name: "x.pdf", content: smallPdf() })).rejects.toMatchObject(locked)
    expect(await parent.filings.update({ id: report.id, done_on: "2026-09-14" })).toMatchObject({ id: report.id })
    await parent.filings.update({ id, done_on: "2026-07-02", amendment_reason })
    await parent.requirements.update({ id: requirement_id, opening, amendment_reason })
    const amendments = await parent.amendments.list({ school_year_id })
    // Both were written at the same moment of the test's clock.
    expect(amendments.toSorted((one, other) => other.noun.localeCompare(one.noun))).toMatchObject([
      { noun: "requirement", row_id: requirement_id, before: { opening: null }, after: { opening: { days: 5 } } },
      {
        noun: "filing",
        row_id: id,
        before: { done_on: "2026-07-01" },
        after: { done_on: "2026-07-02" },
        reason: "Wrong day",
      },
    ])
  })
})
