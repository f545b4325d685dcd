import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, weekdayOf, weekdays, type Day } from "../time/days.ts"
import { courseDates, type DatedCourse } from "./course-dates.ts"
import type { SchoolCalendar, SchoolYear } from "./school-days.ts"

const year: SchoolYear = { start_date: "2026-08-03", end_date: "2027-05-28", school_days: weekdays.slice(0, 5) }
const calendar: SchoolCalendar = { years: [year], events: [] }
const course = (over: Partial<DatedCourse>): DatedCourse => ({
  semester: "full_year",
  start_date: null,
  end_date: null,
  year,
  terms: [],
  ...over,
})
const term = (name: string, start_date: Day, end_date: Day) => ({ name, start_date, end_date })
const whole = { start: "2026-08-03", end: "2027-05-28" }

test.each(["full_year", "summer"] as const)("a course of the semester %s has the year's days", (semester) => {
  const terms = [term("Summer", "2026-08-03", "2026-08-31")]
  expect(courseDates(course({ semester, terms }), calendar)).toEqual(whole)
})

test("fall and spring are the terms that contain the word in any case, from the first to the last", () => {
  const terms = [
    term("FALL 1", "2026-08-03", "2026-10-09"),
    term("Early fall 2", "2026-10-12", "2026-12-18"),
    term("Winter", "2027-01-04", "2027-03-05"),
    term("Spring semester", "2027-03-08", "2027-05-28"),
  ]
  expect(courseDates(course({ semester: "fall", terms }), calendar)).toEqual({ start: "2026-08-03", end: "2026-12-18" })
  expect(courseDates(course({ semester: "spring", terms }), calendar)).toEqual({
    start: "2027-03-08",
    end: "2027-05-28",
  })
})

test("own days replace the semester's, each by itself", () => {
  const start_date = "2026-09-07"
  const end_date = "2027-04-30"
  expect(courseDates(course({ start_date, end_date }), calendar)).toEqual({ start: start_date, end: end_date })
  expect(courseDates(course({ start_date }), calendar)).toEqual({ ...whole, start: start_date })
  expect(courseDates(course({ end_date }), calendar)).toEqual({ ...whole, end: end_date })
})

test("days off move the middle of the year", () => {
  const week: SchoolYear = { ...year, start_date: "2026-08-03", end_date: "2026-08-14" }
  const fall = course({ semester: "fall", year: week })
  expect(courseDates(fall, { years: [week], events: [] }).end).toBe("2026-08-09")
  const event = { event_type: "holiday" as const, title: "Trip", start_date: "2026-08-10", end_date: "2026-08-11" }
  expect(courseDates(fall, { years: [week], events: [{ ...event, student_id: null }] }).end).toBe("2026-08-06")
  expect(courseDates(fall, { years: [week], events: [{ ...event, student_id: "ada" }] }).end).toBe("2026-08-09")
})

test("without terms of those names fall and spring are halves of the year by school days", () => {
  const someYear = fc
    .tuple(fc.nat(300), fc.integer({ min: 14, max: 400 }), fc.subarray([...weekdays], { minLength: 1 }))
    .map(([from, length, school_days]): SchoolYear => {
      const start_date = addDays("2026-01-01", from)
      return { start_date, end_date: addDays(start_date, length), school_days }
    })
  fc.assert(
    fc.property(someYear, (some) => {
      const own = { years: [some], events: [] }
      const terms = [term("Quarter 1", some.start_date, some.end_date)]
      const fall = courseDates(course({ semester: "fall", year: some, terms }), own)
      const spring = courseDates(course({ semester: "spring", year: some, terms }), own)
      expect([fall.start, addDays(fall.end, 1), spring.end]).toEqual([some.start_date, spring.start, some.end_date])
      const [earlier, later] = [fall, spring].map(({ start, end }) => countWeekdays(start, end, some))
      expect([0, 1]).toContain((earlier ?? 0) - (later ?? 0))
    }),
  )
})

function countWeekdays(start: Day, end: Day, { school_days }: SchoolYear): number {
  let count = 0
  for (let day = start; day <= end; day = addDays(day, 1)) if (school_days.includes(weekdayOf(day))) count += 1
  return count
}
