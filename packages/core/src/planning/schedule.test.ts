import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, dateToDay, weekdayOf, weekdays } from "../time/days.ts"
import {
  classesOn,
  classesOverlap,
  classMeetsEvent,
  eventsOverlap,
  isOn,
  onlyDayOf,
  occursOn,
  wasHeldBefore,
  type Recurrence,
} from "./schedule.ts"
import { timeAt } from "../time/times.ts"

const at = (time: string) => `1970-01-01T${time}:00.000Z`
const held = (over: Partial<Recurrence> = {}): Recurrence => ({
  day_of_week: "monday",
  start_time: at("09:00"),
  end_time: at("10:00"),
  start_date: null,
  end_date: null,
  canceled_days: [],
  ...over,
})
const midnight = (day: string) => `${day}T00:00:00.000Z`
const monday = "2026-09-14"

const someTimes = fc
  .uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 2, maxLength: 2 })
  .map(([one = 0, other = 0]) => ({
    start_time: at(timeAt(Math.min(one, other))),
    end_time: at(timeAt(Math.max(one, other))),
  }))
const someClass = fc
  .tuple(fc.constantFrom(...weekdays), someTimes, fc.option(fc.nat(400)), fc.nat(100))
  .map(([day_of_week, times, from, length]) =>
    held({
      day_of_week,
      ...times,
      start_date: from === null ? null : midnight(addDays(monday, from)),
      end_date: from === null ? null : midnight(addDays(monday, from + length)),
    }),
  )

describe("a class", () => {
  test(
    "is held on its weekday, from its first to its last day, both included",
    { tags: ["schedule.recurrence"] },
    () => {
      const entry = held({ start_date: midnight(monday), end_date: midnight("2026-09-28") })
      expect(
        ["2026-09-07", monday, "2026-09-21", "2026-09-28", "2026-10-05"].map((day) => occursOn(entry, day)),
      ).toEqual([false, true, true, true, false])
      expect(occursOn(entry, "2026-09-15")).toBe(false)
    },
  )
  test("is not held on a day on which it is canceled", { tags: ["schedule.only-on"] }, () => {
    const entry = held({ canceled_days: [midnight("2026-09-21")] })
    const mondays = [monday, "2026-09-21", "2026-09-28"]
    expect(mondays.map((day) => occursOn(entry, day))).toEqual([true, false, true])
    expect(classesOn([entry], "2026-09-21")).toEqual([])
  })
  test("moved for a day does not overlap itself, but what else is held on that day", () => {
    const entry = held({ canceled_days: [midnight(monday)] })
    const moved = held({ start_time: at("09:30"), start_date: midnight(monday), end_date: midnight(monday) })
    expect(classesOverlap(entry, moved)).toBe(false)
    expect(classesOverlap(moved, held())).toBe(true)
    expect(onlyDayOf(moved)).toBe(monday)
    expect(onlyDayOf(entry)).toBe(null)
  })
  test("without a first and a last day is held every week", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (distance) => {
        const day = addDays(monday, distance)
        expect(occursOn(held(), day)).toBe(weekdayOf(day) === "monday")
      }),
    )
  })
  test("is sorted into its day by start time", { tags: ["dashboard.class-order"] }, () => {
    const late = held({ start_time: at("13:30"), end_time: at("14:00") })
    const tuesday = held({ day_of_week: "tuesday" })
    expect(classesOn([late, tuesday, held()], monday)).toEqual([held(), late])
  })
})

describe("a class was held before a day", () => {
  // Created on Tuesday, 15 September, at noon in New York.
  const entered = { created_at: "2026-09-15T16:00:00.000Z" }
  const before = (day: string, over: Partial<Recurrence> = {}) =>
    wasHeldBefore({ ...held(over), ...entered }, day, "America/New_York")
  test("after its first occurrence since its first day", () => {
    expect(before("2026-09-14", { start_date: midnight("2026-09-08") })).toBe(false)
    expect(before("2026-09-15", { start_date: midnight("2026-09-08") })).toBe(true)
  })
  test("counted from the day it was created, if it has no first day", () => {
    expect(before("2026-09-21")).toBe(false)
    expect(before("2026-09-22")).toBe(true)
  })
  test("by the family's calendar, not the server's", () => {
    // Wednesday in UTC, still Tuesday in New York.
    const late = { ...held({ day_of_week: "tuesday" }), created_at: "2026-09-16T03:00:00.000Z" }
    expect(wasHeldBefore(late, "2026-09-16", "America/New_York")).toBe(true)
    expect(wasHeldBefore(late, "2026-09-16", "UTC")).toBe(false)
  })
  test("never, if it ended before its first occurrence", () => {
    expect(before("2026-12-01", { start_date: midnight("2026-09-15"), end_date: midnight("2026-09-20") })).toBe(false)
  })
  test("exactly if it occurs on some earlier day since its first one", () => {
    fc.assert(
      fc.property(someClass, fc.integer({ min: -30, max: 60 }), (entry, distance) => {
        const begun = entry.start_date?.slice(0, 10) ?? "2026-09-15"
        const day = addDays(begun, distance)
        const earlier = Array.from({ length: Math.max(0, distance) }, (_, n) => addDays(begun, n))
        const wasHeld = earlier.some((one) => occursOn(entry, one))
        expect(wasHeldBefore({ ...entry, ...entered }, day, "America/New_York")).toBe(wasHeld)
      }),
    )
  })
})

describe("two classes overlap", () => {
  test.each<[string, Partial<Recurrence>, boolean]>([
    ["at the same time", {}, true],
    ["if one starts during the other", { start_time: at("09:59"), end_time: at("11:00") }, true],
    ["not if one starts when the other ends", { start_time: at("10:00"), end_time: at("11:00") }, false],
    ["not on another weekday", { day_of_week: "friday" }, false],
    ["not if one has ended before the other starts", { start_date: midnight("2026-09-21") }, false],
    ["if both are held on a single day", { start_date: midnight(monday) }, true],
  ])("%s", (_, over, expected) => {
    expect(classesOverlap(held({ end_date: midnight(monday) }), held(over))).toBe(expected)
  })
  test("in both directions, and each with itself", () => {
    fc.assert(
      fc.property(someClass, someClass, (one, other) => {
        expect(classesOverlap(one, other)).toBe(classesOverlap(other, one))
        expect(classesOverlap(one, one)).toBe(true)
      }),
    )
  })
})

describe("an event", () => {
  test("that lasts all day covers each of its days, the last included", () => {
    const fair = { start_date: midnight("2026-09-16"), end_date: midnight("2026-09-17"), all_day: true }
    expect(["2026-09-15", "2026-09-16", "2026-09-17", "2026-09-18"].map((day) => isOn(fair, day))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
  test("that ends at midnight does not extend into the next day", () => {
    const night = { start_date: "2026-09-16T20:00:00.000Z", end_date: "2026-09-17T00:00:00.000Z", all_day: false }
    expect(isOn(night, "2026-09-16")).toBe(true)
    expect(isOn(night, "2026-09-17")).toBe(false)
  })
  test("conflicts with a class on its day and at its time, and with no other", () => {
    const dentist = { start_date: `${monday}T09:30:00.000Z`, end_date: `${monday}T10:30:00.000Z`, all_day: false }
    const days = [dateToDay(new Date(dentist.start_date))]
    expect(classMeetsEvent(held(), dentist, days)).toBe(true)
    expect(classMeetsEvent(held({ start_time: at("10:30"), end_time: at("11:00") }), dentist, days)).toBe(false)
    expect(classMeetsEvent(held({ day_of_week: "tuesday" }), dentist, days)).toBe(false)
    expect(classMeetsEvent(held(), { ...dentist, all_day: true }, days)).toBe(false)
  })
  test("overlaps another at the same time, unless one lasts all day", () => {
    const one = { start_date: `${monday}T09:00:00.000Z`, end_date: `${monday}T10:00:00.000Z`, all_day: false }
    const next = { start_date: `${monday}T10:00:00.000Z`, end_date: `${monday}T11:00:00.000Z`, all_day: false }
    expect(eventsOverlap(one, one)).toBe(true)
    expect(eventsOverlap(one, next)).toBe(false)
    expect(eventsOverlap(one, { ...one, all_day: true })).toBe(false)
  })
})
