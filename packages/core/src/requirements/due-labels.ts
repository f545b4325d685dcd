import { countOf } from "../names/count-of.ts"
import { monthNames } from "../time/month-names.ts"
import type { DueRule } from "./due-rule.ts"

/** Writes in words when something is due: 'by July 1'. `titleOf` names another filing of the same pack. */
export function dueWords(rule: DueRule, titleOf: (filing: string) => string): string {
  const wordsOf = (other: DueRule) => dueWords(other, titleOf)
  switch (rule.kind) {
    case "fixed_date": {
      const last = `${inWords(rule.month_day)}${rule.year ? " of the next year" : ""}`
      return rule.opens ? `from ${inWords(rule.opens)} to ${last}` : `by ${last}`
    }
    case "before_start":
      return `${countOf(rule.days, rule.business ? "business day" : "day")} before the school year begins`
    case "after_start":
      return `within ${countOf(rule.days, "day")} of the first day of school`
    case "later_of":
      return `${rule.rules.map(wordsOf).join(" or ")}, whichever is later`
    case "earlier_of":
      return `${rule.rules.map(wordsOf).join(" or ")}, whichever is earlier`
    case "anniversary_of":
      return `a year after “${titleOf(rule.filing)}”`
    case "parent_declared_dates":
      return `${rule.count} times a year, on days you choose${rule.until ? `, the last by ${inWords(rule.until)}` : ""}`
    case "with":
      return `with the last “${titleOf(rule.filing)}”`
    case "grade_trigger":
      return `${wordsOf(rule.due)}, in ${gradesInWords(rule.grades)}`
    case "cycle":
      return `${wordsOf(rule.due)}, every ${countOf(rule.every, "year")} from grade ${rule.from_grade} on`
    case "local_calendar":
      return "on the day your district sets"
    case "once":
      return "once, when you begin to teach at home"
    case "on_change":
      return "when something changes"
  }
}

/** 'grade 3', 'grades 3, 5 and 8'. */
export function gradesInWords(grades: string[]): string {
  const [last, ...before] = grades.toReversed()
  if (before.length === 0) return `grade ${last ?? ""}`
  return `grades ${before.toReversed().join(", ")} and ${last ?? ""}`
}

function inWords(month_day: string): string {
  const [month, day] = month_day.split("-").map(Number)
  return `${monthNames[(month ?? 1) - 1] ?? ""} ${day ?? ""}`
}
