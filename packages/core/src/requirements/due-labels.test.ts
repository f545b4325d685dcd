import { expect, test } from "vitest"
import { rulePacks } from "../rule-packs/rule-packs.ts"
import type { DueRule } from "./due-rule.ts"
import { dueWords } from "./due-labels.ts"

const words = (rule: DueRule) => dueWords(rule, (filing) => (filing === "report" ? "Report" : "Notice"))

test("each kind of due day is said in words", { tags: ["requirements.page"] }, () => {
  expect(words({ kind: "fixed_date", month_day: "07-01" })).toBe("by July 1")
  expect(words({ kind: "fixed_date", month_day: "08-01", year: "next" })).toBe("by August 1 of the next year")
  expect(words({ kind: "fixed_date", month_day: "10-15", opens: "10-01" })).toBe("from October 1 to October 15")
  expect(words({ kind: "before_start", days: 14 })).toBe("14 days before the school year begins")
  expect(words({ kind: "before_start", days: 10, business: true })).toBe(
    "10 business days before the school year begins",
  )
  expect(words({ kind: "after_start", days: 30 })).toBe("within 30 days of the first day of school")
  expect(words({ kind: "anniversary_of", filing: "notice" })).toBe("a year after “Notice”")
  expect(words({ kind: "parent_declared_dates", count: 4, until: "06-30" })).toBe(
    "4 times a year, on days you choose, the last by June 30",
  )
  expect(words({ kind: "with", filing: "report" })).toBe("with the last “Report”")
  expect(words({ kind: "grade_trigger", grades: ["3", "5", "8"], due: { kind: "once" } })).toBe(
    "once, when you begin to teach at home, in grades 3, 5 and 8",
  )
  expect(words({ kind: "cycle", every: 2, from_grade: "4", due: { kind: "local_calendar" } })).toBe(
    "on the day your district sets, every 2 years from grade 4 on",
  )
  const days: DueRule[] = [
    { kind: "fixed_date", month_day: "08-15" },
    { kind: "after_start", days: 28 },
  ]
  expect(words({ kind: "later_of", rules: days })).toBe(
    "by August 15 or within 28 days of the first day of school, whichever is later",
  )
  expect(words({ kind: "earlier_of", rules: days })).toContain("whichever is earlier")
})

test("every filing of every pack has its day in words", { tags: ["requirements.page"] }, () => {
  for (const { id, filings } of rulePacks()) {
    const titleOf = (filing: string) => filings.find((other) => other.id === filing)?.title ?? "undefined"
    for (const { due } of filings) expect(dueWords(due, titleOf), id).not.toMatch(/undefined|\bgrade $/)
  }
})
