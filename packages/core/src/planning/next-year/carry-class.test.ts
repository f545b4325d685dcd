import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, daysBetween, weekdayOf, weekdays, type Day } from "../../time/days.ts"
import { carryClass, type NextSubject, type WeeklyClass } from "./carry-class.ts"

const from = { start_date: "2026-08-31", end_date: "2027-05-28" }
const to = { start_date: "2027-08-30", end_date: "2028-05-26" }
const open: WeeklyClass = { day_of_week: "monday", start_date: null, end_date: null }
const carry = (entry: Partial<WeeklyClass>, subject: NextSubject) =>
  carryClass({ ...open, ...entry }, from, to, subject)

describe("a class without a last day", { tags: ["planning.roll-over-classes"] }, () => {
  test("stays as it is while its subject does", () => expect(carry({}, "same")).toEqual({}))

  test("ends before the next year and is followed by one of the new subject", () =>
    expect(carry({}, "other")).toEqual({
      ends_on: "2027-08-29",
      next: { start_date: "2027-08-30", end_date: null },
    }))

  test("ends before the next year if the course is not taken any more", () =>
    expect(carry({}, "none")).toEqual({ ends_on: "2027-08-29" }))
})

describe("a class with a last day", { tags: ["planning.roll-over-classes"] }, () => {
  test("is held again up to the same distance from the year's end", () => {
    const next = { start_date: "2027-08-30", end_date: "2028-05-19" }
    expect(carry({ end_date: "2027-05-21" }, "same")).toEqual({ next })
    expect(carry({ end_date: "2027-05-21" }, "other")).toEqual({ next })
    expect(carry({ end_date: "2027-05-21" }, "none")).toEqual({})
    expect(carry({ end_date: "2027-06-30" }, "same")).toEqual({ next: { ...next, end_date: to.end_date } })
  })

  test("that is its only day is not held again", () =>
    expect(carry({ start_date: "2027-05-24", end_date: "2027-05-24" }, "same")).toEqual({}))

  test("is over if it was not held in the last four weeks", () => {
    expect(carry({ end_date: "2027-05-02" }, "same")).toEqual({})
    expect(carry({ end_date: "2027-05-03" }, "same")).toHaveProperty("next")
    expect(carry({ start_date: "2027-06-01" }, "other")).toEqual({})
  })

  test("that goes on into the next year keeps its last day", () => {
    expect(carry({ end_date: "2029-01-01" }, "same")).toEqual({})
    expect(carry({ end_date: "2029-01-01" }, "other")).toEqual({
      ends_on: "2027-08-29",
      next: { start_date: "2027-08-30", end_date: "2029-01-01" },
    })
  })
})

test("no day has a class twice, and none of the old year loses one", { tags: ["planning.roll-over-classes"] }, () => {
  const day = fc.option(fc.nat(900).map((distance) => addDays("2026-06-01", distance)))
  const entries = fc
    .record({ day_of_week: fc.constantFrom(...weekdays), start_date: day, end_date: day })
    .filter(({ start_date, end_date }) => start_date === null || end_date === null || start_date <= end_date)
  const isHeld = (entry: WeeklyClass, on: Day) =>
    weekdayOf(on) === entry.day_of_week && (entry.start_date ?? on) <= on && on <= (entry.end_date ?? on)
  const days = Array.from({ length: daysBetween(from.start_date, to.end_date) + 1 }, (_, at) =>
    addDays(from.start_date, at),
  )
  fc.assert(
    fc.property(entries, fc.constantFrom<NextSubject>("same", "other", "none"), (entry, subject) => {
      const { ends_on, next } = carryClass(entry, from, to, subject)
      const before = { ...entry, end_date: ends_on ?? entry.end_date }
      const wasHeld = (on: Day) => isHeld(before, on)
      const isAdded = (on: Day) => next !== undefined && isHeld({ ...next, day_of_week: entry.day_of_week }, on)
      const oldDays = days.filter((on) => on < to.start_date)
      const newDays = days.filter((on) => on >= to.start_date)
      expect(days.filter((on) => wasHeld(on) && isAdded(on))).toEqual([])
      expect(oldDays.filter((on) => wasHeld(on) !== isHeld(entry, on) || isAdded(on))).toEqual([])
      if (subject === "other" && ends_on !== undefined) expect(newDays.filter(wasHeld)).toEqual([])
    }),
  )
})
