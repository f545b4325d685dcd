import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { smallPdf } from "../../testing/sample-pdf.ts"
import { openTestApi, type Caller } from "../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let student_id: string
let school_year_id: string
let user: Awaited<ReturnType<typeof api.openFamily>>["user"]
beforeEach(async () => {
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
  expect(notice.contents[0]).toMatchObject({ source: "child", value: expect.stringContaining("Ada Bell, born") })
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
