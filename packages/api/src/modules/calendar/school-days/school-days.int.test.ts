import { createEvent, createStudent, createStudentLogin } from "@hearthbook/db/testing/factories"
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

const span = (start: string, end = start) => ({ start_date: dayToDate(start), end_date: dayToDate(end) })
const school_day = { is_school_day: true, reason: "school_day", name: null }

/** The week from Wednesday, 9 September 2026. */
const range = { start_date: "2026-09-09", end_date: "2026-09-14T00:00:00.000Z" }

test(
  "days have a reason, per child and for the family",
  { tags: ["planning.school-days", "api.list-school-days"] },
  async () => {
    const { id: student_id } = await createStudent(api.db, { family_id })
    const { id: sibling } = await createStudent(api.db, { family_id })
    const off = { event_type: "holiday" as const, family_id }
    await createEvent(api.db, { ...off, title: "Fair", ...span("2026-09-09", "2026-09-10") })
    await createEvent(api.db, { ...off, title: "Checkup", student_id, ...span("2026-09-11") })
    await createEvent(api.db, { family_id, event_type: "school_day", title: "Lab", ...span("2026-09-12") })
    const timed = { start_date: new Date("2026-09-14T09:00:00.000Z"), end_date: new Date("2026-09-14T10:00:00.000Z") }
    await createEvent(api.db, { ...off, title: "Short", all_day: false, ...timed })

    const dayOff = (name: string) => ({ is_school_day: false, reason: "day_off", name })
    const days = [
      { date: dayToMidnight("2026-09-09"), ...dayOff("Fair") },
      { date: dayToMidnight("2026-09-10"), ...dayOff("Fair") },
      { date: dayToMidnight("2026-09-11"), ...dayOff("Checkup") },
      { date: dayToMidnight("2026-09-12"), is_school_day: true, reason: "extra", name: "Lab" },
      { date: dayToMidnight("2026-09-13"), is_school_day: false, reason: "weekday", name: null },
      { date: dayToMidnight("2026-09-14"), ...school_day },
    ]
    expect(await parent.schoolDays.inRange({ ...range, student_id })).toEqual(days)
    const others = days.with(2, { date: dayToMidnight("2026-09-11"), ...school_day })
    expect(await parent.schoolDays.inRange({ ...range, student_id: sibling })).toEqual(others)
    expect(await parent.schoolDays.inRange(range)).toEqual(others)
  },
)

test(
  "each student's days are listed together, and only to adults",
  { tags: ["planning.school-days", "api.list-student-days"] },
  async () => {
    const login = await createStudentLogin(api.db, { family_id })
    const { id: sibling } = await createStudent(api.db, { family_id })
    const off = { family_id, event_type: "holiday" as const, title: "Checkup", student_id: login.student_id }
    await createEvent(api.db, { ...off, ...span("2026-09-11") })
    const lists = await parent.schoolDays.ofStudents(range)
    expect(lists.map(({ student_id }) => student_id).toSorted()).toEqual([login.student_id ?? "", sibling].toSorted())
    for (const { student_id, days } of lists) {
      expect(days).toEqual(await parent.schoolDays.inRange({ ...range, student_id }))
    }
    await expect((await api.callerFor(login)).schoolDays.ofStudents(range)).rejects.toMatchObject({ code: "FORBIDDEN" })
    const long = parent.schoolDays.ofStudents({ start_date: "2026-09-01", end_date: "2026-10-13" })
    await expect(long).rejects.toMatchObject({
      cause: { details: { issues: [{ field: "end_date", message: "Ask for 42 days at most." }] } },
    })
  },
)

test("days outside every school year are no school days", { tags: ["planning.school-days"] }, async () => {
  await createEvent(api.db, { family_id, event_type: "school_day", title: "Lab", ...span("2040-01-02") })
  const day = { start_date: "2040-01-02", end_date: "2040-01-02" }
  expect(await parent.schoolDays.inRange(day)).toEqual([
    { date: dayToMidnight("2040-01-02"), is_school_day: false, reason: "outside_year", name: "Lab" },
  ])
})

test("a child sees its own days, and not a sibling's", { tags: ["planning.school-days"] }, async () => {
  const login = await createStudentLogin(api.db, { family_id })
  const sibling = await createStudent(api.db, { family_id })
  const own = { event_type: "holiday" as const, student_id: login.student_id, title: "Checkup" }
  await createEvent(api.db, { ...own, ...span("2026-09-11") })
  await createEvent(api.db, { ...own, student_id: sibling.id, ...span("2026-09-14") })
  const child = await api.callerFor(login)
  const days = await child.schoolDays.inRange(range)
  expect(days.map(({ is_school_day }) => is_school_day)).toEqual([true, true, false, false, false, true])
  expect(await child.schoolDays.inRange({ ...range, student_id: login.student_id ?? "" })).toEqual(days)
  await expect(child.schoolDays.inRange({ ...range, student_id: sibling.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  })
})

test.each([
  ["2026-09-08", "End date must not be before the start date."],
  ["2027-10-15", "Ask for 401 days at most."],
  ["", "End date is required."],
])("a range that ends on '%s' is refused", { tags: ["planning.school-days"] }, async (end_date, message) => {
  const list = parent.schoolDays.inRange({ start_date: "2026-09-09", end_date })
  await expect(list).rejects.toMatchObject({ cause: { details: { issues: [{ field: "end_date", message }] } } })
  expect(await parent.schoolDays.inRange({ start_date: "2026-09-09", end_date: "2027-10-14" })).toHaveLength(401)
})
