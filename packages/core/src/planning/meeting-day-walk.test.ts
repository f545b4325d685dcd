import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, weekdayOf, weekdays, type Day } from "../time/days.ts"
import { type CourseDays } from "./course-days.ts"
import { everMeets, meetingDaysBetween, meetingDaysFrom, nthMeetingDay } from "./meeting-day-walk.ts"

const monday = "2026-09-07"

const courses = fc
  .record({
    days: fc.subarray([...weekdays], { minLength: 1 }),
    off: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 8 }),
    length: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ days, off, length }): CourseDays => {
    const offDays = off.map((distance) => addDays(monday, distance))
    const meetsOn = (day: Day) => days.includes(weekdayOf(day)) && !offDays.includes(day)
    return { start: monday, end: addDays(monday, length), meetsOn }
  })

const anyDay = fc.integer({ min: -20, max: 80 }).map((distance) => addDays(monday, distance))

/** Every meeting day from the start on, for 400 days. */
function allDays(course: CourseDays): Day[] {
  return Array.from({ length: 400 }, (_, distance) => addDays(course.start, distance)).filter((day) =>
    course.meetsOn(day),
  )
}

test("counts meeting days after and before a day", () => {
  const course = { start: monday, end: "2026-10-30", meetsOn: (day: Day) => weekdayOf(day) !== "sunday" }
  expect(nthMeetingDay(course, "2026-09-12", 1)).toBe("2026-09-14")
  expect(nthMeetingDay(course, "2026-09-14", -1)).toBe("2026-09-12")
  expect(nthMeetingDay(course, monday, -1)).toBeNull()
  expect(nthMeetingDay(course, "2026-09-13", 0)).toBe("2026-09-13")
})

test("a course that never meets has no meeting days", () => {
  const course = { start: monday, end: "2026-10-30", meetsOn: () => false }
  expect([...meetingDaysFrom(course, monday)]).toEqual([])
  expect(nthMeetingDay(course, monday, 1)).toBeNull()
  expect(nthMeetingDay(course, "2026-10-01", -1)).toBeNull()
})

test("a course meets if one of its days from the first to the last does", () => {
  const on = (some: Day, start = monday) => everMeets({ start, end: "2026-10-30", meetsOn: (day) => day >= some })
  expect([on(monday), on("2026-10-30"), on("2026-10-31"), on(monday, "2026-10-31")]).toEqual([true, true, false, false])
  expect(everMeets({ start: "1900-01-01", end: "2999-12-31", meetsOn: () => false })).toBe(false)
})

test("a walk ends ten years after the last meeting day", () => {
  const course = { start: monday, end: "2026-10-30", meetsOn: (day: Day) => day <= "2026-09-08" }
  expect([...meetingDaysFrom(course, "2026-09-01")]).toEqual(["2026-09-07", "2026-09-08"])
})

test("the walks agree with a list of all meeting days", () => {
  fc.assert(
    fc.property(courses, anyDay, fc.integer({ min: 1, max: 30 }), (course, day, count) => {
      const all = allDays(course)
      const walk = meetingDaysFrom(course, day)
      const first = Array.from({ length: 5 }, () => walk.next().value)
      expect(first).toEqual(all.filter((other) => other >= day).slice(0, 5))
      expect(nthMeetingDay(course, day, count)).toBe(all.filter((other) => other > day)[count - 1])
      const before = all.filter((other) => other < day).reverse()
      expect(nthMeetingDay(course, day, -count)).toBe(before[count - 1] ?? null)
      const end = addDays(day, count)
      expect(meetingDaysBetween(course, day, end)).toEqual(all.filter((other) => day <= other && other <= end))
    }),
  )
})
