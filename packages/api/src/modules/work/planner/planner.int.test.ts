import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { dayToDate, dayToMidnight } from "@hearthbook/core/time/days"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(api.close)

// testNow is Tuesday, 15 September 2026, noon in New York.
const today = "2026-09-15"
const week = { start_date: "2026-09-14", end_date: "2026-09-20" }
const idsOf = (list: { id: string }[] | undefined) => list?.map(({ id }) => id)

/** A child with a course in the year in progress. */
async function openCourse(given: Parameters<typeof rows.createCurriculum>[1] = {}) {
  const {
    id: curriculum_id,
    student_id,
    subject_id,
  } = await rows.createCurriculum(api.db, {
    family_id,
    academic_year: "2026-2027",
    ...given,
  })
  const lesson = (day: string | null, more = {}) =>
    rows.createLesson(api.db, { curriculum_id, planned_date: day && dayToDate(day), ...more })
  const work = (day: string, more = {}) =>
    rows.createAssignment(api.db, { family_id, curriculum_id, due_date: dayToDate(day), ...more })
  return { curriculum_id, student_id, subject_id, lesson, work }
}

test(
  "a day has its mark, classes, lessons, due work, events and minutes",
  { tags: ["week.days", "api.get-planner"] },
  async () => {
    const { student_id, subject_id, lesson, work } = await openCourse({ minutes_per_lesson: 40 })
    await rows.createAttendance(api.db, { family_id, student_id, date: dayToDate("2026-09-14"), status: "late" })
    const at = (time: string) => new Date(`1970-01-01T${time}:00.000Z`)
    const held = { family_id, student_id, subject_id, day_of_week: "monday" as const }
    const later = await rows.createScheduleEntry(api.db, { ...held, start_time: at("11:00"), end_time: at("11:45") })
    const early = await rows.createScheduleEntry(api.db, { ...held, start_time: at("08:00"), end_time: at("08:20") })
    const planned = await lesson("2026-09-14")
    await lesson("2026-09-14", { status: "skipped" })
    const alone = await lesson("2026-09-16")
    const due = await work("2026-09-14", { status: "graded" })
    const on = (day: string) => ({ start_date: dayToDate(day), end_date: dayToDate(day) })
    const event = await rows.createEvent(api.db, { family_id, ...on("2026-09-14") })
    await rows.createEvent(api.db, { family_id, event_type: "holiday", title: "Fair", ...on("2026-09-18") })
    await rows.createScheduleEntry(api.db, { ...held, day_of_week: "friday" })
    const saturday = await rows.createScheduleEntry(api.db, { ...held, day_of_week: "saturday" })
    const { days, children } = await parent.planner.inRange(week)
    expect(days.map(({ is_school_day }) => is_school_day)).toEqual([true, true, true, true, false, false, false])
    expect(days[4]).toEqual({
      date: dayToMidnight("2026-09-18"),
      is_school_day: false,
      name: "Fair",
      adult_overlaps: [],
    })
    const [monday, , wednesday] = children[0]?.days ?? []
    expect(children[0]?.days.slice(4).map(({ classes }) => classes.map(({ id }) => id))).toEqual([
      [],
      [saturday.id],
      [],
    ])
    expect(monday).toMatchObject({ is_school_day: true, attendance: { status: "late", version: 1 }, minutes: 65 })
    expect(idsOf(monday?.classes)).toEqual([early.id, later.id])
    expect(idsOf(monday?.lessons)).toEqual([planned.id])
    expect(idsOf(monday?.due)).toEqual([due.id])
    expect(idsOf(monday?.events)).toEqual([event.id])
    expect(wednesday).toMatchObject({ attendance: null, minutes: 40, lessons: [{ id: alone.id }] })
  },
)

test("what is left over, late or without a day stands beside the days", { tags: ["week.left-over"] }, async () => {
  const { lesson, work } = await openCourse()
  const [older, old] = [await lesson("2026-09-01"), await lesson("2026-09-14")]
  const [second, first] = [await lesson("2026-09-14", { pinned: true }), await lesson("2026-09-01", { pinned: true })]
  await lesson("2026-09-01", { status: "done", completed_on: dayToDate("2026-09-01"), completed_at: api.clock.now })
  const undated = await lesson(null)
  const [late] = [await work("2026-09-11"), await work("2026-09-11", { status: "submitted" }), await work(today)]
  const next = { start_date: "2026-09-21", end_date: "2026-09-27" }
  const [child] = (await parent.planner.inRange(next)).children
  expect(child).toMatchObject({ left_over: { lesson_count: 2, fixed_count: 2, assignment_count: 1 }, undated_count: 1 })
  expect(idsOf(child?.left_over.lessons)).toEqual([older.id, old.id])
  expect(idsOf(child?.left_over.fixed)).toEqual([first.id, second.id])
  expect(idsOf(child?.left_over.assignments)).toEqual([late.id])
  expect(idsOf(child?.undated)).toEqual([undated.id])
  expect(child?.days.flatMap(({ lessons, due }) => [...lessons, ...due])).toEqual([])
})

test("at most 30 are listed of each, the earliest, with the number of all", { tags: ["week.left-over"] }, async () => {
  const { lesson } = await openCourse()
  for (let n = 0; n < 32; n++) await lesson("2026-09-01", { position: n })
  const [child] = (await parent.planner.inRange(week)).children
  expect([child?.left_over.lessons.length, child?.left_over.lesson_count]).toEqual([30, 32])
  expect(child?.left_over.lessons.map(({ position }) => position)).toEqual(Array.from({ length: 30 }, (_, n) => n))
})

test("today has the next lesson of a course without days, and no other day does", { tags: ["week.next"] }, async () => {
  const { lesson } = await openCourse({ mode: "next" })
  const [first, second] = [await lesson(null, { position: 0 }), await lesson(null, { position: 1 })]
  const read = async () => (await parent.planner.inRange(week)).children[0]
  const shown = async () => (await read())?.days.map(({ lessons }) => lessons.map(({ id }) => id))
  expect(await shown()).toEqual([[], [first.id], [], [], [], [], []])
  expect((await read())?.undated).toEqual([])
  await parent.lessons.update({ id: first.id, status: "done", completed_on: "2026-09-14" })
  expect(await shown()).toEqual([[first.id], [second.id], [], [], [], [], []])
})

test("nothing of a course without days is left over", { tags: ["week.left-over"] }, async () => {
  const { lesson } = await openCourse({ mode: "next" })
  await lesson("2026-09-01")
  await lesson("2026-09-01", { pinned: true })
  const [child] = (await parent.planner.inRange(week)).children
  expect(child?.left_over).toMatchObject({ lesson_count: 0, lessons: [], fixed_count: 0, fixed: [] })
})

test("a student sees their own week without marks, and no sibling's", { tags: ["week.own"] }, async () => {
  const login = await rows.createStudentLogin(api.db, { family_id })
  const student_id = login.student_id ?? ""
  const own = await openCourse({ student_id })
  const other = await openCourse()
  await rows.createAttendance(api.db, { family_id, student_id, date: dayToDate(today) })
  const mine = await own.lesson(today)
  for (const { lesson, work } of [other]) {
    await lesson(today)
    await lesson("2026-09-01")
    await work("2026-09-01")
  }
  const child = await api.callerFor(login)
  const { children } = await child.planner.inRange(week)
  expect(children.map(({ student }) => student.id)).toEqual([student_id])
  expect(children[0]?.days[1]).toMatchObject({ attendance: null, lessons: [{ id: mine.id }] })
  await expect(child.planner.inRange({ ...week, student_id: other.student_id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  })
})

test("one student's week, with their own days off", { tags: ["week.days"] }, async () => {
  const [ada, ben] = [await openCourse(), await openCourse()]
  const day = dayToDate("2026-09-17")
  await rows.createEvent(api.db, {
    student_id: ada.student_id,
    event_type: "holiday",
    title: "Checkup",
    start_date: day,
    end_date: day,
  })
  const { days, children } = await parent.planner.inRange({ ...week, student_id: ada.student_id })
  expect(children.map(({ student }) => student.id)).toEqual([ada.student_id])
  expect(days[3]).toMatchObject({ is_school_day: false, name: "Checkup" })
  const all = await parent.planner.inRange(week)
  expect(all.days[3]).toMatchObject({ is_school_day: true, name: null })
  const thursdays = new Map(all.children.map((child) => [child.student.id, child.days[3]?.is_school_day]))
  expect([thursdays.get(ada.student_id), thursdays.get(ben.student_id)]).toEqual([false, true])
})

test.each([
  ["2026-09-13", "End date must not be before the start date."],
  ["2026-10-26", "Ask for 42 days at most."],
])("a range that ends on %s is refused", { tags: ["week.days"] }, async (end_date, message) => {
  await expect(parent.planner.inRange({ ...week, end_date })).rejects.toMatchObject({
    cause: { details: { issues: [{ field: "end_date", message }] } },
  })
})

test("the number of statements does not grow with the rows", { tags: ["week.days"] }, async () => {
  const count = async () => {
    api.statements.length = 0
    await parent.planner.inRange(week)
    return api.statements.length
  }
  const fill = async () => {
    const { lesson, work } = await openCourse({ mode: "next" })
    for (const day of ["2026-09-01", "2026-09-16", null]) await lesson(day)
    for (const day of ["2026-09-01", "2026-09-16"]) await work(day)
  }
  await fill()
  const few = await count()
  for (let n = 0; n < 5; n++) await fill()
  expect(await count()).toBe(few)
})

test(
  "days over the limit and classes that need one adult twice are pointed out",
  { tags: ["week.limit", "week.adult"] },
  async () => {
    const login = await rows.createStudentLogin(api.db, { family_id })
    await api.db.student.updateMany({ where: { family_id }, data: { grade_level: "K" } })
    const small = await rows.createStudent(api.db, { family_id, grade_level: "2" })
    const big = await rows.createStudent(api.db, { family_id, grade_level: "3" })
    for (const student_id of [login.student_id ?? "", small.id, big.id])
      await rows.createScheduleEntry(api.db, { family_id, student_id, day_of_week: "tuesday" })
    const read = async (caller = parent) => {
      const { days, children } = await caller.planner.inRange(week)
      return {
        overlaps: days.map((day) => day.adult_overlaps),
        over: children.map(({ days: own }) => own[1]?.is_over_limit),
      }
    }
    expect(await read()).toEqual({ overlaps: [[], [], [], [], [], [], []], over: [false, false, false] })
    await parent.family.update({ max_day_minutes: 59, adult_below_grade: "3" })
    const { overlaps, over } = await read()
    const student_ids = [login.student_id ?? "", small.id].toSorted()
    expect(overlaps.flat()).toEqual([{ start: "09:00", end: "10:00", student_ids }])
    expect(over).toEqual([true, true, true])
    expect(await read(await api.callerFor(login))).toMatchObject({ over: [false] })
    expect(await parent.family.update({ max_day_minutes: null })).toMatchObject({ max_day_minutes: null })
    expect((await read()).over).toEqual([false, false, false])
  },
)
