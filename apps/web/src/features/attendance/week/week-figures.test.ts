import type { Mark } from "@hearthbook/core/attendance/attendance"
import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { attendanceStatuses } from "@hearthbook/core/attendance/attendance-status"
import { addDays, weekdayOf, weekOf, weekdays, type Day, type Weekday } from "@hearthbook/core/time/days"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { dayFiguresOf, figuresOf } from "./week-figures.ts"

const days = weekOf("2026-11-16")
/** The same school days for every child. */
const offExcept = (school_days: readonly Weekday[]) => (_: string, day: Day) =>
  school_days.includes(weekdayOf(day)) ? null : "No school"
const offOf = offExcept(weekdays.slice(0, 5))
const mark = (student_id: string, date: Day, status: AttendanceStatus): Mark => ({ student_id, date, status })

describe("a week of two children", () => {
  const marks = [
    mark("ada", "2026-11-16", "present"),
    mark("ada", "2026-11-17", "late"),
    mark("ada", "2026-11-18", "absent"),
    mark("ben", "2026-11-16", "excused"),
    mark("ben", "2026-11-17", "present"),
    mark("ben", "2026-11-21", "present"),
  ]
  const children = [
    { id: "ada", streak: 5 },
    { id: "ben", streak: 4 },
  ]
  const week = { days, marks, children, offOf }

  test("on its Sunday: counts all school days, without Saturday's mark", () => {
    expect(figuresOf({ ...week, today: "2026-11-22" })).toEqual({
      rate: 30,
      counts: { present: 2, absent: 1, late: 1, excused: 1 },
      unmarked: 5,
      perfect: 1,
    })
  })

  test("on Wednesday: counts three school days", () => {
    expect(figuresOf({ ...week, today: "2026-11-18" })).toMatchObject({ rate: 50, unmarked: 1 })
  })

  test("before it begins: has no rate and no unmarked days", () => {
    expect(figuresOf({ ...week, marks: [], today: "2026-11-15" })).toMatchObject({ rate: null, unmarked: 0 })
  })

  test("without a mark: has no rate, and all school days are unmarked", { tags: ["attendance.unmarked"] }, () => {
    expect(figuresOf({ ...week, marks: [], today: "2026-11-18" })).toMatchObject({ rate: null, unmarked: 6 })
    expect(dayFiguresOf("2026-11-17", { ...week, marks: [], today: "2026-11-18" }).rate).toBeNull()
  })

  test("a child's own day off is neither counted nor unmarked", { tags: ["attendance.days-off"] }, () => {
    const ownOff = (student_id: string, day: Day) =>
      student_id === "ada" && day >= "2026-11-17" ? "Trip" : offOf(student_id, day)
    const own = { ...week, offOf: ownOff, today: "2026-11-18" }
    expect(figuresOf(own)).toMatchObject({ rate: 50, unmarked: 1, counts: { present: 2, late: 0, absent: 0 } })
    expect(dayFiguresOf("2026-11-17", own).rate).toBe(100)
  })

  test("by day: only present counts; a weekend and a future day have no rate", () => {
    const on = (day: Day) => dayFiguresOf(day, { ...week, today: "2026-11-18" })
    expect(on("2026-11-16")).toEqual({ counts: { present: 1, absent: 0, late: 0, excused: 1 }, rate: 50 })
    expect(on("2026-11-18").rate).toBe(0)
    expect(on("2026-11-19").rate).toBeNull()
    expect(dayFiguresOf("2026-11-21", { ...week, today: "2026-11-22" }).rate).toBeNull()
  })
})

test("no children: no rate", () => {
  expect(figuresOf({ days, marks: [], children: [], offOf, today: "2026-11-20" }).rate).toBeNull()
})

test("for any marks of a past week, marks and gaps add up to its school days, and the rate is between 0 and 100", () => {
  const weekMarks = (children: number) =>
    fc.tuple(
      ...Array.from({ length: children }, (_, child) =>
        fc
          .array(fc.option(fc.constantFrom(...attendanceStatuses)), { minLength: 7, maxLength: 7 })
          .map((statuses) =>
            statuses.flatMap((status, day) =>
              status ? [mark(String(child), addDays("2026-11-16", day), status)] : [],
            ),
          ),
      ),
    )
  const made = fc.integer({ min: 1, max: 6 }).chain((children) => fc.tuple(fc.constant(children), weekMarks(children)))
  fc.assert(
    fc.property(made, fc.subarray([...weekdays]), ([count, byChild], school_days) => {
      const children = byChild.map((_, child) => ({ id: String(child), streak: 0 }))
      const { rate, counts, unmarked } = figuresOf({
        days,
        marks: byChild.flat(),
        children,
        offOf: offExcept(school_days),
        today: "2026-12-01",
      })
      const marked = counts.present + counts.absent + counts.late + counts.excused
      expect(marked + unmarked).toBe(count * school_days.length)
      if (marked === 0) expect(rate).toBeNull()
      else expect(rate).toBe(Math.round((100 * (counts.present + counts.late)) / (count * school_days.length)))
    }),
  )
})
