import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, weekdayOf, weekdays, type Day, type Weekday } from "../../time/days.ts"
import { courseDays } from "../meeting-days.ts"
import type { DayEvent, SchoolCalendar } from "../school-days.ts"
import { layLessons } from "../series/lay-lessons.ts"
import { openDays, pinnedDay } from "./open-days.ts"

const schoolWeek: Weekday[] = weekdays.slice(0, 5)
const event = (event_type: DayEvent["event_type"], start_date: Day, end_date = start_date): DayEvent => {
  return { event_type, student_id: null, title: "Event", start_date, end_date }
}

/** A calendar with one year until June 30, 2027, in which July is off from June 25 on. */
const calendar: SchoolCalendar = {
  years: [{ start_date: "2026-08-31", end_date: "2027-06-30", school_days: schoolWeek }],
  events: [event("holiday", "2027-06-25", "2027-07-30"), event("school_day", "2027-05-15")],
}
const dayAfter = (before: Day, weekday: Weekday, end = "2027-06-30") =>
  pinnedDay(weekday, before, openDays(calendar, "ada", end))

describe("a pinned lesson falls on the next such weekday", { tags: ["planning.series-pinned"] }, () => {
  test.each<[string, Day, Weekday, Day]>([
    ["that is a school day", "2027-06-14", "friday", "2027-06-18"],
    ["strictly after the lesson before it", "2027-06-18", "monday", "2027-06-21"],
    ["that is an extra school day", "2027-05-01", "saturday", "2027-05-15"],
    ["after days off that go on after the year", "2027-06-24", "friday", "2027-08-06"],
    ["after the year, where the weekday has no school", "2027-05-15", "sunday", "2027-08-01"],
  ])("%s", (_, before, weekday, day) => {
    expect(dayAfter(before, weekday)).toBe(day)
  })

  test("of the year where its course ends before the year", () => {
    expect(dayAfter("2026-12-18", "friday", "2026-12-18")).toBe("2026-12-25")
  })

  test("after the course's end where years follow one another without school on that weekday", () => {
    const years = [2026, 2027, 2028, 2029].map((year) => {
      return { start_date: `${year}-01-01`, end_date: `${year}-12-31`, school_days: schoolWeek }
    })
    const open = openDays({ years, events: [event("holiday", "2027-01-02")] }, "ada", "2026-12-31")
    expect(pinnedDay("saturday", "2026-09-07", open)).toBe("2027-01-09")
  })
})

test("two tests at the end of the year are after the days off, and meet only where both weeks lead there", () => {
  const own = { year: { start_date: "2026-08-31", end_date: "2027-06-30", school_days: schoolWeek }, classes: [] }
  const days = { start: "2026-08-31", end: "2027-06-30" }
  const course = courseDays({ ...own, ...days, meeting_days: ["monday"], calendar, student_id: "ada" })
  const series = layLessons({
    titles: ["One", "Two", "Three"],
    insert: { after_every: 1, title: "Test {n}", pinned_weekday: "friday" },
    start_date: "2027-06-21",
    per_day: 1,
    every_weeks: 1,
    overrun: "extend",
    existing: [],
    course,
    dated: true,
    open: openDays(calendar, "ada", course.end),
  })
  if ("error" in series) throw new Error(series.error.message)
  expect(series.lessons.map(({ title, planned_date }) => `${title} ${planned_date}`)).toEqual([
    "One 2027-06-21",
    "Test 1 2027-08-06",
    "Two 2027-08-02",
    "Test 2 2027-08-06",
    "Three 2027-08-09",
    "Test 3 2027-08-13",
  ])
})

test(
  "pinned insertions agree with a search day by day, never on a day off",
  { tags: ["planning.series-pinned"] },
  () => {
    const someDay = fc.nat(120).map((distance) => addDays("2026-09-01", distance))
    const someEvent = fc
      .record({ type: fc.constantFrom("holiday" as const, "school_day" as const), start: someDay, length: fc.nat(40) })
      .map(({ type, start, length }) => event(type, start, addDays(start, type === "holiday" ? length : 0)))
    const inputs = fc.record({
      length: fc.nat(120),
      school_days: fc.subarray([...weekdays], { minLength: 1 }),
      events: fc.array(someEvent, { maxLength: 5 }),
      end: someDay,
      start_date: someDay,
      weekday: fc.constantFrom(...weekdays),
      after_every: fc.integer({ min: 1, max: 3 }),
      count: fc.integer({ min: 1, max: 20 }),
      per_day: fc.integer({ min: 1, max: 3 }),
    })
    fc.assert(
      fc.property(inputs, ({ length, school_days, events, end, start_date, weekday, after_every, count, per_day }) => {
        const year = { start_date: "2026-09-01", end_date: addDays("2026-09-01", length), school_days }
        const some = { years: [year], events }
        const week = { year, meeting_days: null, classes: [], calendar: some, student_id: "ada" }
        const course = courseDays({ ...week, start: year.start_date, end })
        const series = layLessons({
          titles: Array.from({ length: count }, (_, index) => `Lesson ${index + 1}`),
          insert: { after_every, title: "Test", pinned_weekday: weekday },
          start_date,
          per_day,
          every_weeks: 1,
          overrun: "extend",
          existing: [],
          course,
          dated: true,
          open: openDays(some, "ada", end),
        })
        if ("error" in series) return
        const covered = (day: Day, type: DayEvent["event_type"]) =>
          events.some((other) => other.event_type === type && other.start_date <= day && day <= other.end_date)
        const isOff = (day: Day) => covered(day, "holiday") && !covered(day, "school_day")
        const isRight = (day: Day) => {
          if (weekdayOf(day) !== weekday || isOff(day)) return false
          if (day > year.end_date) return day > end
          return covered(day, "school_day") || school_days.includes(weekday)
        }
        for (const [index, { planned_date, pinned }] of series.lessons.entries()) {
          if (!pinned) continue
          let expected = addDays(series.lessons[index - 1]?.planned_date ?? "", 1)
          while (!isRight(expected)) expected = addDays(expected, 1)
          expect(planned_date).toBe(expected)
        }
      }),
    )
  },
)
