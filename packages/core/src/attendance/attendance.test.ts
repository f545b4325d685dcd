import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  countedDays,
  countMarks,
  dayRate,
  insightsOf,
  perfectStreak,
  rateTone,
  streakOf,
  weekRate,
} from "./attendance.ts"
import { attendanceStatuses, type AttendanceStatus } from "./attendance-status.ts"
import { addDays, weekdayOf, weekdays, weekOf, type Day } from "../time/days.ts"

const isSchoolDay = (day: Day) => weekdays.slice(0, 5).includes(weekdayOf(day))
// Monday, 14 September 2026, to Sunday.
const week = weekOf("2026-09-14")
const [monday = "", tuesday = "", wednesday = "", , friday = "", saturday = ""] = week
const mark = (student_id: string, date: Day, status: AttendanceStatus) => ({ student_id, date, status })

/** The same school days for each of these children. */
const each = (children: string[], days: Day[]) => new Map(children.map((child) => [child, days]))

const someStatus = fc.constantFrom(...attendanceStatuses)
const someWeek = fc
  .uniqueArray(fc.tuple(fc.constantFrom("ada", "ben", "cleo"), fc.constantFrom(...week), someStatus), {
    selector: ([child, day]) => `${child} ${day}`,
  })
  .map((marks) => marks.map(([child, day, status]) => mark(child, day, status)))

describe("a week's rate", () => {
  const days = countedDays(week, isSchoolDay, "2026-09-30")

  test("covers all school days of a past week, and counts late as present", { tags: ["attendance.week-rate"] }, () => {
    const marks = [mark("ada", monday, "present"), mark("ada", tuesday, "late"), mark("ben", monday, "absent")]
    expect(weekRate(marks, each(["ada", "ben"], days))).toBe(20)
  })
  test("covers the school days so far in the current week", { tags: ["attendance.week-rate"] }, () => {
    const soFar = countedDays(week, isSchoolDay, tuesday)
    expect(soFar).toEqual([monday, tuesday])
    expect(weekRate([mark("ada", monday, "present"), mark("ada", tuesday, "present")], each(["ada"], soFar))).toBe(100)
  })
  test("ignores marks on other days", { tags: ["attendance.unmarked"] }, () => {
    expect(weekRate([mark("ada", saturday, "present")], each(["ada"], days))).toBeNull()
    expect(weekRate([mark("ada", saturday, "present"), mark("ada", monday, "present")], each(["ada"], days))).toBe(20)
  })
  test("is unknown without a mark, and 0 if no one who is marked came", { tags: ["attendance.unmarked"] }, () => {
    expect(weekRate([], each(["ada", "ben"], days))).toBeNull()
    expect(weekRate([mark("ada", monday, "absent")], each(["ada", "ben"], days))).toBe(0)
    expect(weekRate([mark("ada", monday, "excused")], each(["ada", "ben"], days))).toBe(0)
  })
  test("rounds half up", () => {
    const children = Array.from({ length: 8 }, (_, n) => mark(String(n), monday, n === 0 ? "present" : "absent"))
    expect(
      weekRate(
        children,
        each(
          children.map(({ student_id }) => student_id),
          [monday],
        ),
      ),
    ).toBe(13)
  })
  test("is unknown before the first school day, and without children", () => {
    const none = countedDays(week, isSchoolDay, "2026-09-13")
    expect(weekRate([mark("ada", monday, "present")], each(["ada", "ben", "cleo"], none))).toBeNull()
    expect(weekRate([mark("ada", monday, "present")], each([], days))).toBeNull()
  })
  test("leaves out each child's own days off", { tags: ["attendance.days-off"] }, () => {
    const own = new Map([
      ["ada", [monday]],
      ["ben", [monday, tuesday]],
    ])
    const marks = [mark("ada", monday, "present"), mark("ada", tuesday, "absent"), mark("ben", monday, "late")]
    expect(weekRate(marks, own)).toBe(67)
  })
  test("is between 0 and 100, and 100 only if every child attended on every day", () => {
    fc.assert(
      fc.property(someWeek, (marks) => {
        const rate = weekRate(marks, each(["ada", "ben", "cleo"], days))
        const there = marks.filter(
          ({ date, status }) => days.includes(date) && status !== "absent" && status !== "excused",
        )
        fc.pre(marks.some(({ date }) => days.includes(date)))
        expect(rate).toBeGreaterThanOrEqual(0)
        expect(rate).toBeLessThanOrEqual(100)
        expect(rate === 100).toBe(there.length === 15)
      }),
    )
  })
  test("never falls when an absence becomes a late arrival", () => {
    fc.assert(
      fc.property(someWeek, (marks) => {
        const better = marks.map((one) => ({
          ...one,
          status: one.status === "absent" ? ("late" as const) : one.status,
        }))
        expect(weekRate(better, each(["ada", "ben", "cleo"], days)) ?? 0).toBeGreaterThanOrEqual(
          weekRate(marks, each(["ada", "ben", "cleo"], days)) ?? 0,
        )
      }),
    )
  })
})

test("a day's rate counts present, but not late", { tags: ["attendance.day-rate"] }, () => {
  const marks = [mark("ada", monday, "present"), mark("ben", monday, "late")]
  expect(dayRate(marks, 3)).toBe(33)
  expect(dayRate(marks, 0)).toBeNull()
})

test("a day's rate is unknown without a mark, and 0 if no one came", { tags: ["attendance.unmarked"] }, () => {
  expect(dayRate([], 3)).toBeNull()
  expect(dayRate([mark("ada", monday, "absent")], 3)).toBe(0)
  expect(dayRate([mark("ada", monday, "late")], 3)).toBe(0)
})

test("marks are counted by status, each once", () => {
  fc.assert(
    fc.property(someWeek, (marks) => {
      const counts = countMarks(marks)
      expect(counts.present + counts.absent + counts.late + counts.excused).toBe(marks.length)
    }),
  )
})

test.each([
  [90, "green"],
  [89, "yellow"],
  [70, "yellow"],
  [69, "red"],
  [0, "red"],
  [100, "green"],
] as const)("a rate of %i is %s", { tags: ["attendance.rate-colors"] }, (rate, tone) =>
  expect(rateTone(rate)).toBe(tone),
)

describe("a streak", () => {
  const streak = (marks: Record<Day, AttendanceStatus>, today = friday, until = today) =>
    streakOf(
      Object.entries(marks).map(([date, status]) => ({ date, status })),
      { isSchoolDay, until, today },
    )
  const fullWeek = Object.fromEntries(week.slice(0, 5).map((day) => [day, "present"] as const))

  test("of five earns the badge for a perfect week", { tags: ["attendance.streaks"] }, () =>
    expect(streak(fullWeek)).toBe(perfectStreak),
  )
  test.each(["late", "absent", "excused"] as const)("is broken by a day that was %s", (status) => {
    expect(streak({ ...fullWeek, [wednesday]: status })).toBe(2)
    expect(streak({ ...fullWeek, [friday]: status })).toBe(0)
  })
  test(
    "is not broken by today while it is unmarked, but by an earlier school day without a mark",
    { tags: ["attendance.streaks"] },
    () => {
      const { [friday]: _today, ...rest } = fullWeek
      expect(streak(rest)).toBe(4)
      expect(streak(rest, addDays(friday, 3))).toBe(0)
      const { [wednesday]: _forgotten, ...gap } = fullWeek
      expect(streak(gap)).toBe(2)
    },
  )
  test("continues over a weekend, whatever is marked there", () => {
    const next = addDays(friday, 3)
    expect(streak({ ...fullWeek, [next]: "present", [saturday]: "absent" }, next)).toBe(6)
  })
  test("continues over days off", { tags: ["attendance.days-off"] }, () => {
    const { [wednesday]: _off, ...rest } = fullWeek
    const marks = Object.entries(rest).map(([date, status]) => ({ date, status }))
    const held = (day: Day) => day !== wednesday && isSchoolDay(day)
    expect(streakOf(marks, { isSchoolDay: held, until: friday, today: friday })).toBe(4)
  })
  test("is 0 without marks", () => expect(streak({})).toBe(0))
  test("grows by one with each further day present, and is never longer than the number of school days", () => {
    fc.assert(
      fc.property(fc.array(someStatus, { maxLength: 30 }), (statuses) => {
        const days = Array.from({ length: 60 }, (_, n) => addDays("2026-09-01", n)).filter(isSchoolDay)
        const marked = statuses.map((status, index) => [days[index] ?? "", status] as const)
        const last = marked.at(-1)?.[0] ?? "2026-08-31"
        const before = streak(Object.fromEntries(marked), last)
        const next = days[statuses.length] ?? ""
        expect(before).toBeLessThanOrEqual(statuses.length)
        expect(streak({ ...Object.fromEntries(marked), [next]: "present" }, next)).toBe(before + 1)
      }),
    )
  })
})

describe("insights", () => {
  const quiet = { rate: 90, absent: 0, students: 3, perfect: 0 }
  test.each([
    [{ rate: 95 }, ["outstanding_week"]],
    [{ rate: 94 }, []],
    [{ perfect: 1 }, ["perfect_streaks"]],
    [{ absent: 6 }, []],
    [{ absent: 7 }, ["absence_alert"]],
    [{ rate: 80 }, []],
    [{ rate: 79 }, ["improvement_opportunity"]],
    [{ rate: null }, []],
  ])("of a week with %o are %o", { tags: ["attendance.insights"] }, (week, found) =>
    expect(insightsOf({ ...quiet, ...week })).toEqual(found),
  )
})
