import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, daysBetween, mondayOf, weekdayOf, weekdays, type Day } from "../../time/days.ts"
import { everMeets } from "../meeting-day-walk.ts"
import { layLessons, type Series } from "./lay-lessons.ts"

const monday = "2026-09-07"
const schoolDay = (day: Day) => !["saturday", "sunday"].includes(weekdayOf(day))
const titles = (count: number) => Array.from({ length: count }, (_, index) => `Lesson ${index + 1}`)

const week: Series = {
  titles: titles(5),
  start_date: monday,
  per_day: 1,
  every_weeks: 1,
  overrun: "extend",
  existing: [],
  course: { start: monday, end: "2026-09-11", meetsOn: schoolDay },
  dated: true,
  open: { end: "2026-09-11", isOpen: schoolDay, isDayOff: () => false },
}

function laid(changes: Partial<Series>) {
  const result = layLessons({ ...week, ...changes })
  if ("error" in result) throw new Error(result.error.message)
  return result
}

const days = (changes: Partial<Series>) => laid(changes).lessons.map((lesson) => lesson.planned_date?.slice(5) ?? null)

test("lessons fill the meeting days in order", () => {
  expect(days({})).toEqual(["09-07", "09-08", "09-09", "09-10", "09-11"])
  expect(days({ per_day: 2 })).toEqual(["09-07", "09-07", "09-08", "09-08", "09-09"])
  expect(days({ start_date: "2026-09-10", every_weeks: 2 })).toEqual(["09-10", "09-11", "09-21", "09-22", "09-23"])
})

describe("lessons beyond the end", () => {
  test("extend it", () => {
    expect(days({ titles: titles(6) })).toEqual(["09-07", "09-08", "09-09", "09-10", "09-11", "09-14"])
    expect(laid({ titles: titles(7) }).beyond_end).toBe(2)
  })

  test("double up from the first slot on", () => {
    expect(days({ titles: titles(6), overrun: "double_up" })).toEqual([
      "09-07",
      "09-07",
      "09-08",
      "09-08",
      "09-09",
      "09-09",
    ])
    expect(laid({ titles: titles(12), overrun: "double_up" }).beyond_end).toBe(2)
    expect(days({ titles: titles(5), overrun: "double_up" }).at(-1)).toBe("09-11")
  })

  test("are dropped or left undated", () => {
    expect(laid({ titles: titles(7), overrun: "drop" })).toMatchObject({ beyond_end: 0, lessons: { length: 5 } })
    expect(days({ titles: titles(6), overrun: "undate" }).slice(4)).toEqual(["09-11", null])
  })
})

test("a pinned insertion takes the next such school day and no slot", () => {
  const insert = { after_every: 2, title: "Test {n}", pinned_weekday: "friday" as const }
  const { lessons } = laid({ titles: titles(4), insert })
  expect(lessons.map(({ title, planned_date, pinned }) => [title, planned_date, pinned])).toEqual([
    ["Lesson 1", "2026-09-07", false],
    ["Lesson 2", "2026-09-08", false],
    ["Test 1", "2026-09-11", true],
    ["Lesson 3", "2026-09-09", false],
    ["Lesson 4", "2026-09-10", false],
    ["Test 2", "2026-09-11", true],
  ])
  const away = laid({
    titles: titles(2),
    insert,
    open: { ...week.open, isOpen: (day) => schoolDay(day) && day !== "2026-09-11" },
  })
  expect(away.lessons[2]?.planned_date).toBe("2026-09-18")
  const over = laid({ titles: titles(2), insert, open: { ...week.open, isOpen: () => false } })
  expect(over.lessons[2]?.planned_date).toBe("2026-09-18")
})

test("an insertion without a weekday takes a slot, also after the last lesson", () => {
  const { lessons } = laid({ titles: titles(2), insert: { after_every: 1, title: "Quiz {n}" } })
  expect(lessons.map(({ title, planned_date, insertion }) => [title, planned_date?.slice(5), insertion])).toEqual([
    ["Lesson 1", "09-07", null],
    ["Quiz 1", "09-08", 1],
    ["Lesson 2", "09-09", null],
    ["Quiz 2", "09-10", 2],
  ])
})

test("collisions are lessons on days that already have one", () => {
  expect(laid({ per_day: 2, existing: [monday, monday, "2026-10-01"] }).collisions).toBe(2)
})

test("a course without days gets undated lessons, even if it never meets", () => {
  const course = { ...week.course, meetsOn: () => false }
  expect(days({ dated: false, course, titles: titles(2) })).toEqual([null, null])
})

test.each<[string, Partial<Series>, string, string]>([
  ["no titles", { titles: [] }, "titles", "Enter at least one lesson."],
  ["too many", { titles: titles(401) }, "titles", "This would make 401 lessons. At most 400 are possible."],
  [
    "too many with insertions",
    { titles: titles(300), insert: { after_every: 2, title: "Quiz" } },
    "insert",
    "This would make 450 lessons. At most 400 are possible.",
  ],
  ["too few days", { until: "2026-09-09" }, "until", "Only 3 of 5 lessons fit by this day."],
  [
    "no meeting days",
    { course: { ...week.course, meetsOn: () => false } },
    "curriculum_ids",
    "This course never meets: none of its weekdays is a school day from its first to its last day.",
  ],
  [
    "meeting days only after the end",
    { course: { ...week.course, meetsOn: (day: Day) => day > week.course.end } },
    "curriculum_ids",
    "This course never meets: none of its weekdays is a school day from its first to its last day.",
  ],
])("%s is refused", (_, changes, field, message) => {
  expect(layLessons({ ...week, ...changes })).toEqual({ error: { field, message } })
})

test("the days agree with a walk over the calendar, day by day", () => {
  const inputs = fc.record({
    count: fc.integer({ min: 1, max: 40 }),
    meeting: fc.subarray([...weekdays], { minLength: 1 }),
    offset: fc.integer({ min: -10, max: 20 }),
    length: fc.integer({ min: 0, max: 60 }),
    per_day: fc.integer({ min: 1, max: 4 }),
    every_weeks: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(inputs, ({ count, meeting, offset, length, per_day, every_weeks }) => {
      const meetsOn = (day: Day) => meeting.includes(weekdayOf(day))
      const course = { start: monday, end: addDays(monday, length), meetsOn }
      fc.pre(everMeets(course))
      const expected: Day[] = []
      for (let day = addDays(monday, Math.max(offset, 0)); expected.length < count; day = addDays(day, 1)) {
        const weeks = daysBetween(mondayOf(expected[0] ?? day), mondayOf(day)) / 7
        for (let slot = 0; slot < per_day && meetsOn(day) && weeks % every_weeks === 0; slot += 1) {
          if (expected.length < count) expected.push(day)
        }
      }
      const result = laid({ titles: titles(count), start_date: addDays(monday, offset), per_day, every_weeks, course })
      expect(result.lessons.map((lesson) => lesson.planned_date)).toEqual(expected)
      expect(result.beyond_end).toBe(expected.filter((day) => day > course.end).length)
    }),
  )
})
