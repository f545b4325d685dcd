import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { findFiling, openFilings } from "../../../testing/filing-family.ts"
import { openTestApi, testNow, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let student_id: string
let school_year_id: string
beforeEach(async () => {
  api.clock.now = testNow
  ;({ parent, family_id, student_id, school_year_id } = await openFilings(api))
})
afterAll(api.close)

const adopt = (pack_id: string) => parent.requirements.create({ student_id, school_year_id, pack_id })
const refused = (field: string) => ({ cause: { details: { issues: [{ field }] } } })
const filingOf = (title: string) => findFiling(parent, title)

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
