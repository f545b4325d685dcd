import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, weekdayOf, weekdays, type Day } from "../../time/days.ts"
import type { CourseDays } from "../course-days.ts"
import type { PlacedLesson } from "../course-plan/place-lessons.ts"
import { firstCopyDay, layCopies, type CopyPlan } from "./copy-lessons.ts"

const monday = "2026-09-07"
const day = fc.integer({ min: 0, max: 60 }).map((distance) => addDays(monday, distance))

const planned = (planned_date: Day | null): PlacedLesson => ({ planned_date, pinned: false })
const pinned = (planned_date: Day): PlacedLesson => ({ planned_date, pinned: true })
const everyWeekday = (date: Day) => weekdays.indexOf(weekdayOf(date)) < 5

const course: CourseDays = {
  start: monday,
  end: "2026-12-18",
  meetsOn: (date) => date >= monday && ["monday", "wednesday"].includes(weekdayOf(date)),
}
const open = { end: course.end, isOpen: everyWeekday, isDayOff: () => false }
const plan: CopyPlan = { course, start: monday, open, dated: true }
const daysOf = (lessons: PlacedLesson[], given: Partial<CopyPlan> = {}) =>
  layCopies(lessons, { ...plan, ...given })?.map(({ planned_date }) => planned_date)

describe("copies of lessons", () => {
  test("fall on the meeting days from the first day on, those without a day too", { tags: ["planning.copy"] }, () => {
    const lessons = [planned("2025-10-01"), planned(null), planned("2025-10-02")]
    expect(daysOf(lessons)).toEqual(["2026-09-07", "2026-09-09", "2026-09-14"])
    expect(daysOf(lessons, { start: "2026-09-10" })).toEqual(["2026-09-14", "2026-09-16", "2026-09-21"])
    expect(daysOf([])).toEqual([])
  })

  test("keep the number of lessons a day that most days have", { tags: ["planning.copy-pace"] }, () => {
    const one = planned("2025-10-01")
    const two = [one, one, planned("2025-10-03"), planned("2025-10-03"), planned("2025-10-06"), planned(null)]
    expect(daysOf(two)).toEqual(["2026-09-07", "2026-09-07", "2026-09-09", "2026-09-09", "2026-09-14", "2026-09-14"])
    const withTests = [one, pinned("2025-10-01"), planned("2025-10-06"), pinned("2025-10-06")]
    expect(daysOf(withTests)?.filter((_, index) => index % 2 === 0)).toEqual(["2026-09-07", "2026-09-09"])
  })

  test("keep the weekday of a pinned one, after the lesson before it", { tags: ["planning.copy-pinned"] }, () => {
    const test1 = pinned("2025-10-03")
    const lessons = [planned("2025-10-01"), planned("2025-10-02"), test1, planned("2025-10-06")]
    expect(layCopies(lessons, plan)).toMatchObject([
      { planned_date: "2026-09-07", pinned: false },
      { planned_date: "2026-09-09", pinned: false },
      { planned_date: "2026-09-11", pinned: true },
      { planned_date: "2026-09-14", pinned: false },
    ])
    const isOpen = (date: Day) => everyWeekday(date) && date !== "2026-09-11"
    expect(daysOf(lessons, { open: { ...open, isOpen } })?.[2]).toBe("2026-09-18")
  })

  test("begin with a pinned one on the first day itself", { tags: ["planning.copy-pinned"] }, () => {
    expect(daysOf([pinned("2025-09-08"), planned(null)])).toEqual([monday, monday])
    expect(daysOf([pinned("2025-09-08")], { start: "2026-01-01" })).toEqual([monday])
  })

  test("have one day where two pinned lessons had one", { tags: ["planning.copy-pinned"] }, () => {
    expect(daysOf([pinned("2025-10-03"), pinned("2025-10-03")])).toEqual(["2026-09-11", "2026-09-11"])
    expect(daysOf([pinned("2025-10-03"), pinned("2025-10-10")])).toEqual(["2026-09-11", "2026-09-18"])
  })

  test("are refused if the course never meets", () => {
    expect(layCopies([planned(null)], { ...plan, course: { ...course, meetsOn: () => false } })).toBeNull()
  })
})

test("copies begin with the year, or today during it", { tags: ["planning.copy"] }, () => {
  const year = { start_date: monday, end_date: "2027-05-28" }
  const days = ["2026-09-01", monday, "2026-10-01", "2027-05-28", "2027-06-01"]
  expect(days.map((today) => firstCopyDay(year, today))).toEqual([monday, monday, "2026-10-01", "2027-05-28", monday])
})

/** The load that most days have, the smaller of two; 1 without a day. */
function slowPace(lessons: PlacedLesson[]): number {
  const days = lessons.flatMap((lesson) => (lesson.pinned ? [] : (lesson.planned_date ?? [])))
  const loads = [...new Set(days)].map((date) => days.filter((other) => other === date).length)
  const times = (load: number) => loads.filter((other) => other === load).length
  return loads.toSorted((one, other) => times(other) - times(one) || one - other)[0] ?? 1
}

/** Tries each day in turn. */
function slowCopies(lessons: PlacedLesson[], some: CopyPlan): Day[] {
  const { course: of, start } = some
  const candidates = Array.from({ length: 1500 }, (_, distance) => addDays(of.start, distance))
  const pace = slowPace(lessons)
  const free = candidates
    .filter((date) => date >= start && of.meetsOn(date))
    .flatMap((date) => Array.from({ length: pace }, () => date))
  const days: Day[] = []
  lessons.forEach((lesson, index) => {
    if (!lesson.pinned || lesson.planned_date === null) {
      days.push(free.shift() ?? "")
      return
    }
    const weekday = weekdayOf(lesson.planned_date)
    const before = days.at(-1) ?? addDays(start > of.start ? start : of.start, -1)
    const together = lessons[index - 1]?.planned_date === lesson.planned_date
    const after = candidates.filter((date) => date > before || (together && date === before))
    days.push(after.find((date) => weekdayOf(date) === weekday && some.open.isOpen(date)) ?? "")
  })
  return days
}

test("copies agree with a search day by day", { tags: ["planning.copy", "planning.copy-pinned"] }, () => {
  const lists = fc.array(
    fc.record({ planned_date: fc.option(day), pinned: fc.integer({ min: 0, max: 3 }).map((number) => number === 0) }),
    { maxLength: 20 },
  )
  const plans = fc
    .record({
      meeting: fc.subarray(weekdays.slice(0, 5), { minLength: 1 }),
      off: fc.array(day, { maxLength: 6 }),
      start: day,
    })
    .map(({ meeting, off, start }): CopyPlan => {
      const isSchoolDay = (date: Day) => everyWeekday(date) && !off.includes(date)
      const meetsOn = (date: Day) =>
        date >= monday && meeting.some((name) => name === weekdayOf(date)) && isSchoolDay(date)
      const end = addDays(monday, 40)
      const days = { end, isOpen: isSchoolDay, isDayOff: (date: Day) => off.includes(date) }
      return { course: { start: monday, end, meetsOn }, start, open: days, dated: true }
    })
  fc.assert(
    fc.property(lists, plans, (lessons, some) => {
      // A school week has no Saturday and Sunday here, so lessons pinned on those would search for two years.
      const onWeekdays = lessons.filter((lesson) => lesson.planned_date === null || everyWeekday(lesson.planned_date))
      const laid = layCopies(onWeekdays, some) ?? []
      expect(laid.map(({ planned_date }) => planned_date)).toEqual(slowCopies(onWeekdays, some))
      expect(laid.map((copy) => copy.pinned)).toEqual(
        onWeekdays.map((lesson) => lesson.pinned && lesson.planned_date !== null),
      )
    }),
  )
})
