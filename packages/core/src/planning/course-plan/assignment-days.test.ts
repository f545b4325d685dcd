import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, weekdayOf, weekdays, type Day } from "../../time/days.ts"
import type { CourseDays } from "../course-days.ts"
import { copyAssignmentDays, firstMeetingDay, meetingDayDistance } from "./assignment-days.ts"

const monday = "2026-09-07"
const meetingOn =
  (...days: string[]) =>
  (date: Day) =>
    date >= monday && days.includes(weekdayOf(date))
const mondays: CourseDays = { start: monday, end: "2027-05-28", meetsOn: meetingOn("monday") }
const daily: CourseDays = { ...mondays, meetsOn: meetingOn(...weekdays.slice(0, 5)) }

test(
  "an assignment keeps its distance in meeting days from its lesson",
  { tags: ["planning.copy-assignments"] },
  () => {
    const from = { course: mondays, day: "2026-09-14" }
    const to = { course: daily, day: "2026-10-01" }
    const days = { assigned_date: "2026-09-14", due_date: "2026-09-28" }
    expect(copyAssignmentDays(from, to, days)).toEqual({ assigned_date: "2026-10-01", due_date: "2026-10-05" })
    const early = { assigned_date: "2026-09-07", due_date: "2026-09-14" }
    expect(copyAssignmentDays(from, to, early)).toEqual({ assigned_date: "2026-09-30", due_date: "2026-10-01" })
  },
)

test("one that is due between two meeting days is due on the first", { tags: ["planning.copy-assignments"] }, () => {
  const from = { course: mondays, day: monday }
  const days = { assigned_date: monday, due_date: "2026-09-18" }
  expect(copyAssignmentDays(from, from, days)).toEqual({ assigned_date: monday, due_date: "2026-09-14" })
})

test("one from before the course begins on its first day", { tags: ["planning.copy-assignments"] }, () => {
  const from = { course: daily, day: "2026-09-30" }
  const to = { course: mondays, day: "2026-09-14" }
  const days = { assigned_date: "2026-09-15", due_date: "2026-09-30" }
  expect(copyAssignmentDays(from, to, days)).toEqual({ assigned_date: monday, due_date: "2026-09-14" })
})

test("a due day centuries away is not counted to the end", { tags: ["planning.copy-assignments"] }, () => {
  const days = { assigned_date: monday, due_date: "2936-09-18" }
  const { due_date } = copyAssignmentDays({ course: mondays, day: monday }, { course: mondays, day: monday }, days)
  expect(due_date).toBe("2036-09-01")
})

const day = fc.integer({ min: 0, max: 90 }).map((distance) => addDays(monday, distance))
const courses = fc
  .record({ meeting: fc.subarray([...weekdays], { minLength: 1 }), off: fc.array(day, { maxLength: 8 }) })
  .map(({ meeting, off }): CourseDays => {
    const meetsOn = (date: Day) => date >= monday && meeting.includes(weekdayOf(date)) && !off.includes(date)
    return { start: monday, end: addDays(monday, 60), meetsOn }
  })

/** Every meeting day for 400 days. */
const listDays = (course: CourseDays) =>
  Array.from({ length: 400 }, (_, distance) => addDays(course.start, distance)).filter((date) => course.meetsOn(date))

test("distances agree with places in the list of meeting days", { tags: ["planning.copy-assignments"] }, () => {
  fc.assert(
    fc.property(courses, day, day, (course, from, to) => {
      const list = listDays(course)
      const place = (date: Day) => list.filter((meeting) => meeting <= date).length
      const placeBefore = (date: Day) => list.filter((meeting) => meeting < date).length
      const expected = to < from ? placeBefore(to) - placeBefore(from) : place(to) - place(from)
      expect(meetingDayDistance(course, from, to)).toBe(expected === 0 ? 0 : expected)
    }),
  )
})

test("a copy into the same course keeps days that are meeting days", { tags: ["planning.copy-assignments"] }, () => {
  fc.assert(
    fc.property(courses, day, fc.nat(20), fc.nat(20), (course, some, one, other) => {
      const list = listDays(course)
      const [assigned_date = monday, due_date = monday] = [list[Math.min(one, other)], list[Math.max(one, other)]]
      const anchor = { course, day: firstMeetingDay(course, some) }
      expect(copyAssignmentDays(anchor, anchor, { assigned_date, due_date })).toEqual({ assigned_date, due_date })
    }),
  )
})

test(
  "a copy is due on a meeting day or with its lesson, and never before it is assigned",
  { tags: ["planning.copy-assignments"] },
  () => {
    fc.assert(
      fc.property(courses, courses, fc.array(day, { minLength: 4, maxLength: 4 }), (source, target, days) => {
        const [from = monday, to = monday, one = monday, other = monday] = days
        const given = one <= other ? { assigned_date: one, due_date: other } : { assigned_date: other, due_date: one }
        const copy = copyAssignmentDays({ course: source, day: from }, { course: target, day: to }, given)
        expect(copy.assigned_date <= copy.due_date).toBe(true)
        expect(target.meetsOn(copy.due_date) || copy.due_date === to).toBe(true)
      }),
    )
  },
)
