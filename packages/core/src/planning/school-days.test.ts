import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, weekdayOf, weekdays, type Day } from "../time/days.ts"
import {
  isDayOff,
  isSchoolDay,
  schoolDayOf,
  schoolDaysBetween,
  type DayEvent,
  type SchoolCalendar,
  type SchoolDay,
  type SchoolYear,
} from "./school-days.ts"

const year: SchoolYear = { start_date: "2026-08-03", end_date: "2027-05-28", school_days: weekdays.slice(0, 5) }
const dayOff = (start_date: Day, end_date: Day, student_id: string | null = null): DayEvent => ({
  event_type: "holiday",
  student_id,
  title: "Vacation",
  start_date,
  end_date,
})
const extraDay = (day: Day, student_id: string | null = null): DayEvent => ({
  event_type: "school_day",
  student_id,
  title: "Saturday class",
  start_date: day,
  end_date: day,
})
const withEvents = (...events: DayEvent[]): SchoolCalendar => ({ years: [year], events })

describe("a day", () => {
  const calendar = withEvents(
    dayOff("2026-10-02", "2026-10-05"),
    extraDay("2026-10-05"),
    extraDay("2026-10-10"),
    extraDay("2026-10-12"),
    extraDay("2027-06-05"),
    dayOff("2027-06-07", "2027-06-07"),
  )
  test.each([
    ["2026-10-01", true, "school_day", null],
    ["2026-10-02", false, "day_off", "Vacation"],
    ["2026-10-03", false, "weekday", "Vacation"],
    ["2026-10-05", true, "extra", "Saturday class"],
    ["2026-10-10", true, "extra", "Saturday class"],
    ["2026-10-11", false, "weekday", null],
    ["2026-10-12", true, "school_day", "Saturday class"],
    ["2026-07-31", false, "outside_year", null],
    ["2027-06-05", false, "outside_year", "Saturday class"],
    ["2027-06-07", false, "outside_year", "Vacation"],
  ])("%s is a school day: %s, because: %s", (date, is_school_day, reason, name) => {
    expect(schoolDayOf(calendar, null, date)).toEqual({ date, is_school_day, reason, name })
  })

  test("of the first and the last day of a year is in it", () => {
    expect(isSchoolDay(withEvents(), null, "2026-08-03")).toBe(true)
    expect(isSchoolDay(withEvents(), null, "2027-05-28")).toBe(true)
    expect(isSchoolDay(withEvents(), null, "2027-05-31")).toBe(false)
  })
})

test("an event for one child leaves the other children and the family as they are", () => {
  const calendar = withEvents(dayOff("2026-10-01", "2026-10-01", "ada"), extraDay("2026-10-03", "ada"))
  expect(["ada", "ben", null].map((child) => isSchoolDay(calendar, child, "2026-10-01"))).toEqual([false, true, true])
  expect(["ada", "ben", null].map((child) => isSchoolDay(calendar, child, "2026-10-03"))).toEqual([true, false, false])
})

test("a day off counts outside a school year too, unless an extra school day covers it", () => {
  const calendar = withEvents(dayOff("2027-07-04", "2027-07-05"), extraDay("2027-07-05"))
  expect(["2027-07-03", "2027-07-04", "2027-07-05"].map((day) => isDayOff(calendar, null, day))).toEqual([
    false,
    true,
    false,
  ])
})

test("a range across two years and the summer between them has the school days of both, in order", () => {
  const next: SchoolYear = { start_date: "2027-08-02", end_date: "2028-05-26", school_days: ["monday"] }
  const calendar: SchoolCalendar = { years: [next, year], events: [] }
  expect(schoolDaysBetween(calendar, null, "2027-05-27", "2027-08-09")).toEqual([
    "2027-05-27",
    "2027-05-28",
    "2027-08-02",
    "2027-08-09",
  ])
  expect(schoolDaysBetween(calendar, null, "2027-05-28", "2027-05-27")).toEqual([])
})

test("an event that lasts for centuries is no slower than a short one", () => {
  const calendar = withEvents(dayOff("1900-01-01", "2999-12-31"))
  expect(schoolDaysBetween(calendar, null, "1900-01-01", "2999-12-31")).toEqual([])
})

describe("any calendar", () => {
  const someDay = fc.nat(60).map((distance) => addDays("2026-09-01", distance))
  const someEvent = fc.record({
    event_type: fc.constantFrom("holiday" as const, "school_day" as const),
    student_id: fc.constantFrom("ada", "ben", null),
    title: fc.constantFrom("One", "Other"),
    from: someDay,
    length: fc.nat(10),
  })
  const someCalendar = fc
    .record({
      first: someDay,
      lengths: fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 10 }), fc.nat(30)),
      school_days: fc.tuple(fc.subarray([...weekdays]), fc.subarray([...weekdays])),
      events: fc.array(someEvent, { maxLength: 8 }),
    })
    .map(({ first, lengths: [length, pause, nextLength], school_days, events }): SchoolCalendar => {
      const end = addDays(first, length)
      const next = addDays(end, pause)
      return {
        years: [
          { start_date: next, end_date: addDays(next, nextLength), school_days: school_days[1] },
          { start_date: first, end_date: end, school_days: school_days[0] },
        ],
        events: events.map(({ from, length: days, ...event }) => ({
          ...event,
          start_date: from,
          end_date: addDays(from, days),
        })),
      }
    })
  const someChild = fc.constantFrom("ada", "ben", null)

  /** The rule sentence by sentence, with each day of each event and year listed. */
  function slowDay({ years, events }: SchoolCalendar, child: string | null, day: Day): Omit<SchoolDay, "name"> {
    const covers = (kind: DayEvent["event_type"]) =>
      events.some(
        (event) =>
          event.event_type === kind &&
          [null, child].includes(event.student_id) &&
          daysFrom(event.start_date, event.end_date).includes(day),
      )
    const inYear = years.find(({ start_date, end_date }) => daysFrom(start_date, end_date).includes(day))
    if (!inYear) return { date: day, is_school_day: false, reason: "outside_year" }
    const onWeekday = inYear.school_days.includes(weekdayOf(day))
    const off = covers("holiday")
    if (onWeekday && !off) return { date: day, is_school_day: true, reason: "school_day" }
    if (covers("school_day")) return { date: day, is_school_day: true, reason: "extra" }
    return { date: day, is_school_day: false, reason: onWeekday ? "day_off" : "weekday" }
  }

  function daysFrom(start: Day, end: Day): Day[] {
    const days: Day[] = []
    for (let day = start; day <= end; day = addDays(day, 1)) days.push(day)
    return days
  }

  test("has the same days as the rule read day by day", () => {
    fc.assert(
      fc.property(someCalendar, someChild, someDay, (calendar, child, start) => {
        const range = daysFrom(start, addDays(start, 80))
        const slow = range.map((day) => slowDay(calendar, child, day))
        const fast = range.map((day) => schoolDayOf(calendar, child, day))
        expect(fast).toMatchObject(slow)
        expect(schoolDaysBetween(calendar, child, start, addDays(start, 80))).toEqual(
          slow.flatMap(({ date, is_school_day }) => (is_school_day ? [date] : [])),
        )
      }),
      { numRuns: 60 },
    )
  })
})
