import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { addDays, weekdayOf, type Day } from "../time/days.ts"
import { dueDates } from "./due-dates.ts"
import type { DueContext, DueRule } from "./due-rule.ts"

const weekdaysBetween = (start: Day, end: Day): Day[] => {
  const days: Day[] = []
  for (let day = start; day <= end; day = addDays(day, 1))
    if (!["saturday", "sunday"].includes(weekdayOf(day))) days.push(day)
  return days
}
const context = (start_date: Day, end_date: Day, more: Partial<DueContext> = {}): DueContext => ({
  year: { start_date, end_date },
  school_days: weekdaysBetween(start_date, end_date),
  grade_level: "4",
  doneOn: () => null,
  dueOf: () => null,
  ...more,
})
const year = context("2026-09-01", "2027-05-28")
const daysOf = (rule: DueRule, given: DueContext = year) => dueDates(rule, given).map(({ due_date }) => due_date)

describe("a due date", { tags: ["requirements.due-dates"] }, () => {
  test.each<[DueRule, (Day | null)[]]>([
    [{ kind: "fixed_date", month_day: "08-15" }, ["2026-08-15"]],
    [{ kind: "fixed_date", month_day: "06-30" }, ["2027-06-30"]],
    [{ kind: "fixed_date", month_day: "08-01", year: "next" }, ["2027-08-01"]],
    [{ kind: "before_start", days: 14 }, ["2026-08-18"]],
    [{ kind: "before_start", days: 10, business: true }, ["2026-08-18"]],
    [{ kind: "after_start", days: 30 }, ["2026-10-01"]],
    [
      {
        kind: "later_of",
        rules: [
          { kind: "fixed_date", month_day: "09-15" },
          { kind: "after_start", days: 30 },
        ],
      },
      ["2026-10-01"],
    ],
    [
      {
        kind: "earlier_of",
        rules: [
          { kind: "fixed_date", month_day: "09-15" },
          { kind: "after_start", days: 30 },
        ],
      },
      ["2026-09-15"],
    ],
    [{ kind: "later_of", rules: [{ kind: "once" }, { kind: "after_start", days: 30 }] }, ["2026-10-01"]],
    [{ kind: "later_of", rules: [{ kind: "once" }] }, [null]],
    [{ kind: "anniversary_of", filing: "notice" }, [null]],
    [{ kind: "with", filing: "report" }, [null]],
    [{ kind: "grade_trigger", grades: ["3", "5", "8"], due: { kind: "fixed_date", month_day: "06-30" } }, []],
    [{ kind: "cycle", every: 3, from_grade: "3", due: { kind: "fixed_date", month_day: "06-30" } }, []],
    [{ kind: "cycle", every: 2, from_grade: "4", due: { kind: "fixed_date", month_day: "06-30" } }, ["2027-06-30"]],
    [{ kind: "local_calendar" }, [null]],
    [{ kind: "once" }, [null]],
    [{ kind: "on_change" }, [null]],
  ])("of %j is %j", (rule, days) => expect(daysOf(rule)).toEqual(days))

  test("can open earlier", () => {
    const rule: DueRule = { kind: "fixed_date", month_day: "10-15", opens: "10-01" }
    expect(dueDates(rule, year)).toEqual([{ opens_on: "2026-10-01", due_date: "2026-10-15" }])
  })

  test("is a year after what was done, on February 28 after a leap day", () => {
    const done = (day: Day) => context("2026-09-01", "2027-05-28", { doneOn: () => day })
    const rule: DueRule = { kind: "anniversary_of", filing: "notice" }
    expect(daysOf(rule, done("2026-09-10"))).toEqual(["2027-09-10"])
    expect(daysOf(rule, done("2028-02-29"))).toEqual(["2029-02-28"])
  })

  test("comes with the last day of another filing", () => {
    const given = context("2026-09-01", "2027-05-28", { dueOf: () => "2027-05-20" })
    expect(daysOf({ kind: "with", filing: "report" }, given)).toEqual(["2027-05-20"])
  })

  test("begins a business day earlier over a weekend", () => {
    expect(daysOf({ kind: "before_start", days: 1, business: true }, context("2026-09-07", "2027-05-28"))).toEqual([
      "2026-09-04",
    ])
  })

  test("a year that runs late ends its last report on June 30", () => {
    const rule: DueRule = { kind: "parent_declared_dates", count: 4, until: "06-30" }
    expect(daysOf(rule, context("2026-07-01", "2027-06-30"))).toEqual([
      "2026-09-30",
      "2026-12-30",
      "2027-03-31",
      "2027-06-30",
    ])
    expect(daysOf(rule, context("2026-09-01", "2027-08-20")).at(-1)).toBe("2027-06-30")
  })

  test("declared dates are in order, in the year, and cut it into parts of equal school days", () => {
    const years = fc.record({
      start: fc.integer({ min: 0, max: 330 }),
      length: fc.integer({ min: 20, max: 399 }),
      count: fc.integer({ min: 1, max: 6 }),
    })
    fc.assert(
      fc.property(years, ({ start, length, count }) => {
        const first = addDays("2026-01-15", start)
        const given = context(first, addDays(first, length))
        const days = daysOf({ kind: "parent_declared_dates", count }, given).flatMap((day) => day ?? [])
        expect(days).toHaveLength(count)
        expect(days).toEqual(days.toSorted((one, other) => one.localeCompare(other)))
        expect(days.at(-1)).toBe(given.school_days.at(-1))
        const sizes = days.map(
          (day, index) => given.school_days.filter((one) => one <= day && one > (days[index - 1] ?? "")).length,
        )
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test("a year without school days still has its reports", () => {
    const rule: DueRule = { kind: "parent_declared_dates", count: 4 }
    expect(daysOf(rule, context("2026-09-01", "2027-05-28", { school_days: [] }))).toHaveLength(4)
  })
})
