import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
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
  ;({ parent, family_id, user } = await api.openFamily())
  student_id = (await rows.createStudent(api.db, { family_id, grade_level: "4", first_name: "Ada", last_name: "Bell" }))
    .id
  await api.db.school_year.deleteMany({ where: { family_id } })
  const year = { start_date: new Date("2026-07-01"), end_date: new Date("2027-06-30") }
  school_year_id = (await rows.createSchoolYear(api.db, { family_id, academic_year: "2026-2027", ...year })).id
})
afterAll(api.close)

const adopt = (pack_id: string) => parent.requirements.create({ student_id, school_year_id, pack_id })
const refused = (field: string) => ({ cause: { details: { issues: [{ field }] } } })
const filingOf = async (title: string) => {
  const filing = (await parent.filings.list({})).find((one) => one.title.startsWith(title))
  if (!filing) throw new Error(`no filing ${title}`)
  return filing
}

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

describe("a report of the family's own", { tags: ["requirements.own-report"] }, () => {
  const textsOf = async (id: string) =>
    (await parent.filings.draft({ id })).contents.map(({ text, value }) => [text, value])

  test("is a log or a portfolio list, from lessons, resources, field trips and work", async () => {
    const { id: requirement_id } = await adopt("us-pa")
    const subject = await rows.createSubject(api.db, { family_id, name: "Reading" })
    const course = await rows.createCurriculum(api.db, { family_id, student_id, subject_id: subject.id })
    const planned_date = new Date("2026-09-03")
    const lesson = await rows.createLesson(api.db, { curriculum_id: course.id, title: "Chapter 1", planned_date })
    const book = await rows.createResource(api.db, { family_id, title: "Hatchet" })
    await parent.lessons.update({ id: lesson.id, resource_ids: [book.id] })
    await parent.lessons.update({ id: lesson.id, status: "done", completed_on: "2026-09-03" })
    const due_date = new Date("2026-09-04")
    const work = { curriculum_id: course.id, due_date }
    await rows.createAssignment(api.db, { ...work, title: "Story", status: "submitted" })
    await rows.createAssignment(api.db, { ...work, title: "Poem", status: "assigned" })
    await rows.createEvent(api.db, {
      family_id,
      student_id,
      title: "Zoo",
      event_type: "field_trip",
      start_date: new Date("2026-09-08"),
      end_date: new Date("2026-09-08"),
      minutes: 60,
    })
    const log = await parent.filings.create({ requirement_id, report_kind: "log" })
    expect(log).toMatchObject({ title: "Log of lessons and reading", action: "keep", due_date: null, report: null })
    expect(await textsOf(log.id)).toEqual([
      ["Lessons done, September 2026", "Sep 3  Reading: Chapter 1 – Hatchet (recorded Sep 15)"],
      ["Reading materials by title", "Reading: Hatchet"],
      ["Field trips", "Sep 8  Zoo, 1 hour"],
    ])
    const portfolio = await parent.filings.create({
      requirement_id,
      report_kind: "portfolio",
      title: "Ada's portfolio",
    })
    expect(portfolio.title).toBe("Ada's portfolio")
    expect(await textsOf(portfolio.id)).toEqual([
      ["Reading materials by title", "Reading: Hatchet"],
      ["Samples of writings, worksheets, workbooks and creative work", "Reading: Story"],
      ["Test results", null],
      ["What else is in the portfolio", null],
    ])
    const report = [{ label: "Field trips", text: "Zoo, with a sketchbook" }]
    expect(await parent.filings.update({ id: log.id, report })).toMatchObject({ report })
    await expect(parent.filings.create({ requirement_id })).rejects.toMatchObject(refused("title"))
  })

  test("is a summary of the hours, with those of no subject and from earlier in the year", async () => {
    const { id: requirement_id } = await adopt("us-mo")
    const subject = await rows.createSubject(api.db, { family_id, name: "Science", core: true })
    const time = { family_id, student_id, date: new Date("2026-09-01") }
    await rows.createTime(api.db, { ...time, subject_id: subject.id, minutes: 60 })
    await rows.createTime(api.db, { ...time, subject_id: null, minutes: 30 })
    const { id } = await parent.filings.create({ requirement_id, report_kind: "summary" })
    const before = await textsOf(id)
    expect(before).toEqual([
      ["Days attended", "0 days"],
      ["Hours by subject", "1.5 hours\nScience: 1 hour\nNo subject: 0.5 hours"],
      ["Core hours, and those at home", "Core: 1 hour\nCore at home: 1 hour"],
      ["Hours by month", "September 2026: 1.5 hours"],
    ])
    await rows.createAttendance(api.db, { family_id, student_id, date: new Date("2026-08-31") })
    const opening = { days: 1, minutes: 600, core_minutes: 300, core_home_minutes: 60, note: "Lincoln School" }
    await parent.requirements.update({ id: requirement_id, opening })
    const [days, , , months, earlier] = await textsOf(id)
    expect(days).toEqual(["Days attended", "1 day"])
    // August has a day, and no hours.
    expect(months).toEqual(before[3])
    expect(earlier).toEqual([
      "Earlier this year",
      "1 day, 10 hours: Lincoln School\nCore: 5 hours\nCore at home: 1 hour\n" +
        "Together with the hours above: 11.5 hours\nTogether, core: 6 hours\nTogether, core at home: 2 hours",
    ])
  })
})

test("hours without a subject have a line of their own in a draft", { tags: ["requirements.no-subject"] }, async () => {
  await adopt("us-ny")
  await rows.createTime(api.db, { family_id, student_id, subject_id: null, minutes: 60, date: new Date("2026-09-01") })
  const draft = await parent.filings.draft({ id: (await filingOf("Quarterly report 1")).id })
  expect(draft).toMatchObject({ minutes: 60, other_minutes: 60, subjects: [] })
  expect(draft.contents[0]?.value).toBe("1 hour\nNo subject: 1 hour")
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

test("its draft is filled from the records of its days", { tags: ["requirements.draft"] }, async () => {
  await adopt("us-ny")
  const subject = await rows.createSubject(api.db, { family_id, name: "Science" })
  const course = await rows.createCurriculum(api.db, { family_id, student_id, subject_id: subject.id })
  const at = (date: string) => ({ date: new Date(date) })
  await rows.createTime(api.db, { family_id, student_id, subject_id: subject.id, minutes: 90, ...at("2026-09-01") })
  await rows.createTime(api.db, { family_id, student_id, subject_id: subject.id, minutes: 90, ...at("2026-06-30") })
  for (const [title, day] of [
    ["Owls", 1],
    ["Bees", 2],
    ["Moss", 3],
  ] as const) {
    const planned_date = new Date(Date.UTC(2026, 8, day))
    const { id } = await rows.createLesson(api.db, { curriculum_id: course.id, title, position: day, planned_date })
    if (title !== "Moss") await parent.lessons.update({ id, completed: true })
  }
  const work = {
    curriculum_id: course.id,
    due_date: new Date("2026-09-04"),
    status: "graded" as const,
    points_possible: 20,
  }
  const graded = await rows.createAssignment(api.db, work)
  await rows.createGrade(api.db, { assignment_id: graded.id, points_earned: 19, percentage: 95, letter_grade: "A" })
  const draft = await parent.filings.draft({ id: (await filingOf("Quarterly report 1")).id })
  expect(draft).toMatchObject({
    start_date: "2026-07-01T00:00:00.000Z",
    end_date: "2026-09-15T00:00:00.000Z",
    minutes: 90,
  })
  expect(draft.subjects).toMatchObject([
    {
      name: "Science",
      minutes: 90,
      lessons_planned: 3,
      lessons_done: 2,
      percent_covered: 66,
      materials: ["Owls", "Bees"],
      percent: 95,
      letter: "A",
    },
  ])
  expect(draft.contents.map(({ source, value }) => [source, value])).toEqual([
    ["hours", "1.5 hours\nScience: 1.5 hours"],
    ["materials", "Science: Owls; Bees"],
    ["grades", "Science: A, 95%"],
    [null, null],
  ])
  const notice = await parent.filings.draft({ id: (await filingOf("Notice")).id })
  expect(notice.contents[0]).toMatchObject({
    source: "child",
    value: expect.stringMatching(/^Ada Bell, born [A-Z][a-z]+ \d+, \d{4}, grade 4$/),
  })
})

test("a lesson that was done after the quarter is not covered in it", { tags: ["requirements.draft"] }, async () => {
  await adopt("us-ny")
  const { id } = await filingOf("Quarterly report 1")
  await parent.filings.update({ id, due_date: "2026-09-04" })
  const course = await rows.createCurriculum(api.db, { family_id, student_id })
  for (const [position, completed_on] of ["2026-09-03", "2026-09-10"].entries()) {
    const planned_date = new Date("2026-09-02")
    const lesson = await rows.createLesson(api.db, { curriculum_id: course.id, position, planned_date })
    await parent.lessons.update({ id: lesson.id, status: "done", completed_on })
  }
  const { subjects } = await parent.filings.draft({ id })
  expect(subjects).toMatchObject([{ lessons_planned: 2, lessons_done: 1, percent_covered: 50 }])
})

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
