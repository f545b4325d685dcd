import { addDays, weekdayOf, type Day } from "../time/days.ts"
import { isInCycle } from "./grades.ts"
import type { DueContext, DueDate, DueRule } from "./due-rule.ts"

/**
 * Returns the days on which a filing is due in a school year, in order: several for one that is sent several times, and none in a grade
 * that need not send it.
 */
export function dueDates(rule: DueRule, context: DueContext): DueDate[] {
  const { year, grade_level } = context
  const on = (due_date: Day | null): DueDate[] => [{ opens_on: null, due_date }]
  switch (rule.kind) {
    case "fixed_date": {
      const { month_day, opens } = rule
      const opens_on = opens === undefined ? null : dayInYear(opens, year.start_date, rule.year)
      return [{ opens_on, due_date: dayInYear(month_day, year.start_date, rule.year) }]
    }
    case "before_start":
      return on(rule.business ? businessDaysBefore(year.start_date, rule.days) : addDays(year.start_date, -rule.days))
    case "after_start":
      return on(addDays(year.start_date, rule.days))
    case "later_of":
    case "earlier_of": {
      const days = rule.rules
        .flatMap((one) => dueDates(one, context))
        .flatMap(({ due_date }) => due_date ?? [])
        .toSorted((one, other) => one.localeCompare(other))
      return on((rule.kind === "later_of" ? days.at(-1) : days[0]) ?? null)
    }
    case "anniversary_of": {
      const done = context.doneOn(rule.filing)
      return on(done && aYearAfter(done))
    }
    case "parent_declared_dates":
      return spreadEvenly(rule, context).map((due_date) => ({ opens_on: null, due_date }))
    case "with":
      return on(context.dueOf(rule.filing))
    case "grade_trigger":
      return rule.grades.includes(grade_level) ? dueDates(rule.due, context) : []
    case "cycle":
      return isInCycle(grade_level, rule) ? dueDates(rule.due, context) : []
    case "local_calendar":
    case "once":
    case "on_change":
      return on(null)
  }
}

/** July to December lie in the calendar year in which the school year starts, January to June in the next one. */
function dayInYear(month_day: string, start: Day, year?: "next"): Day {
  const first = Number(start.slice(0, 4))
  const isNext = year === "next" || month_day < "07-01"
  return clampLeapDay(isNext ? first + 1 : first, month_day)
}

function aYearAfter(day: Day): Day {
  return clampLeapDay(Number(day.slice(0, 4)) + 1, day.slice(5))
}

/** February 29 is February 28 in a year without it. */
function clampLeapDay(year: number, month_day: string): Day {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${String(year).padStart(4, "0")}-${month_day === "02-29" && !isLeap ? "02-28" : month_day}`
}

function businessDaysBefore(day: Day, count: number): Day {
  const before = addDays(day, -1)
  if (count === 0) return day
  const isBusiness = !["saturday", "sunday"].includes(weekdayOf(before))
  return businessDaysBefore(before, isBusiness ? count - 1 : count)
}

/**
 * Returns the last school day of each of `count` equal parts of the year, or the year's last day for each if there are fewer school days
 * than parts. None is after `until`.
 */
function spreadEvenly({ count, until }: { count: number; until?: string }, { year, school_days }: DueContext): Day[] {
  const last = until === undefined ? year.end_date : dayInYear(until, year.start_date)
  return Array.from({ length: count }, (_, index) => {
    const part = school_days[Math.ceil(((index + 1) * school_days.length) / count) - 1]
    const day = school_days.length >= count && part !== undefined ? part : year.end_date
    return day < last ? day : last
  })
}
