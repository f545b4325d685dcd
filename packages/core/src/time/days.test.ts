import fc from "fast-check"
import { expect, test } from "vitest"
import {
  addDays,
  ageOn,
  isUnlikelyBirth,
  dateToDay,
  dayIn,
  daysBetween,
  dayToDate,
  mondayOf,
  nextSchoolDay,
  nextWeekday,
  previousSchoolDay,
  weekdayOf,
  weekdays,
  weekOf,
} from "./days.ts"

const someDay = fc
  .date({ min: new Date("1970-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map(dateToDay)

test("today is the day in the family's time zone, not the server's", () => {
  const moment = new Date("2026-03-08T07:30:00Z")
  expect(dayIn("America/Los_Angeles", moment)).toBe("2026-03-07")
  expect(dayIn("UTC", moment)).toBe("2026-03-08")
  expect(dayIn("Pacific/Kiritimati", new Date("2026-03-07T10:00:00Z"))).toBe("2026-03-08")
})

test.each([
  ["2026-03-08", "spring forward"],
  ["2026-11-01", "fall back"],
])("on %s, when clocks %s, every hour belongs to that day", (day) => {
  // 00:00 and 23:59 in New York, with their different offsets.
  const first = new Date(`${day}T05:00:00Z`)
  expect(dayIn("America/New_York", new Date(first.getTime() + 3_600_000))).toBe(day)
  expect(dayIn("America/New_York", new Date(first.getTime() + 22 * 3_600_000))).toBe(day)
})

test("adding days and counting them are inverse, across years and leap days", () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: -2000, max: 2000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }),
  )
})

test("a day converts to its UTC midnight and back", () => {
  fc.assert(fc.property(someDay, (day) => dateToDay(dayToDate(day)) === day))
})

test("knows weekdays, Monday first", () => {
  expect(["2026-09-14", "2026-09-19", "2026-09-20"].map(weekdayOf)).toEqual(["monday", "saturday", "sunday"])
})

test.each([
  ["2016-09-15", "2026-09-15", 10],
  ["2016-09-16", "2026-09-15", 9],
  ["2020-02-29", "2026-02-28", 5],
  ["2020-02-29", "2026-03-01", 6],
])("someone born on %s is, on %s, %i", (born, today, age) => expect(ageOn(born, today)).toBe(age))

test("the next weekday of a kind is within the week, and may be the day itself", () => {
  expect(nextWeekday("tuesday", "2026-09-15")).toBe("2026-09-15")
  expect(nextWeekday("monday", "2026-09-15")).toBe("2026-09-21")
  fc.assert(
    fc.property(someDay, fc.constantFrom(...weekdays), (day, weekday) => {
      const next = nextWeekday(weekday, day)
      expect(weekdayOf(next)).toBe(weekday)
      expect(daysBetween(day, next)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(day, next)).toBeLessThan(7)
    }),
  )
})

test("the next school day skips other days, and is never today", () => {
  const week = weekdays.slice(0, 5)
  expect(nextSchoolDay("2026-09-17", week)).toBe("2026-09-18")
  expect(nextSchoolDay("2026-09-18", week)).toBe("2026-09-21")
  expect(nextSchoolDay("2026-09-16", ["wednesday"])).toBe("2026-09-23")
  expect(nextSchoolDay("2026-09-18", [])).toBe("2026-09-19")
  fc.assert(
    fc.property(someDay, fc.subarray([...weekdays], { minLength: 1 }), (today, school_days) => {
      const next = nextSchoolDay(today, school_days)
      expect(school_days).toContain(weekdayOf(next))
      expect(daysBetween(today, next)).toBeGreaterThan(0)
      expect(daysBetween(today, next)).toBeLessThanOrEqual(7)
    }),
  )
})

test("the previous school day skips other days, and leads to the next one and back", () => {
  const week = weekdays.slice(0, 5)
  expect(previousSchoolDay("2026-09-21", week)).toBe("2026-09-18")
  expect(previousSchoolDay("2026-09-20", week)).toBe("2026-09-18")
  expect(previousSchoolDay("2026-09-16", ["wednesday"])).toBe("2026-09-09")
  expect(previousSchoolDay("2026-09-16", [])).toBe("2026-09-15")
  fc.assert(
    fc.property(someDay, fc.subarray([...weekdays], { minLength: 1 }), (day, school_days) => {
      const next = nextSchoolDay(day, school_days)
      const isSchoolDay = school_days.includes(weekdayOf(day))
      expect(previousSchoolDay(next, school_days)).toBe(isSchoolDay ? day : previousSchoolDay(day, school_days))
    }),
  )
})

test(
  "a week has seven days, Monday first, and each of them yields the same week",
  { tags: ["attendance.week-start"] },
  () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const week = weekOf(day)
        expect(week.map(weekdayOf)).toEqual([...weekdays])
        expect(week).toContain(day)
        expect(week.map(mondayOf)).toEqual(week.map(() => mondayOf(day)))
      }),
    )
  },
)

test("a week starts on its Monday", () => {
  expect(mondayOf("2026-09-14")).toBe("2026-09-14")
  expect(mondayOf("2026-09-20")).toBe("2026-09-14")
  fc.assert(
    fc.property(someDay, (day) => {
      expect(weekdayOf(mondayOf(day))).toBe("monday")
      expect(daysBetween(mondayOf(day), day)).toBeLessThan(7)
      expect(daysBetween(mondayOf(day), day)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each([
  ["2026-11-26", false],
  ["2026-11-27", true],
  ["2000-11-27", false],
  ["2000-11-26", true],
  ["1926-12-01", true],
])("a child born on %s is unlikely: %s", { tags: ["students.unlikely-birth"] }, (born, isUnlikely) => {
  expect(isUnlikelyBirth(born, "2026-11-26")).toBe(isUnlikely)
})
