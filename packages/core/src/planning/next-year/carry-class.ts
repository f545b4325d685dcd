import { addDays, daysBetween, nextWeekday, type Day, type Weekday } from "../../time/days.ts"
import type { Period } from "../terms.ts"

/** A weekly class. Null is an open end. */
export type WeeklyClass = { day_of_week: Weekday; start_date: Day | null; end_date: Day | null }

/** The subject of a class in the next year: the same, another one in its place, or none, because it is no longer taken. */
export type NextSubject = "same" | "other" | "none"

/** The last day of a class from now on, undefined if that stays as it is; and the days of the class that follows it, if any. */
export type CarriedClass = { ends_on?: Day; next?: { start_date: Day; end_date: Day | null } }

/** Classes that were held in so many days before the end of a year are carried on. */
const recentDays = 28

/**
 * Carries a class on from one school year to the next. A class that was held in the last four weeks of the year is held again from
 * the first day of the next one. It ends as many days before the end of the year as it did, or not at all. A class that goes on
 * anyway stays as it is, unless its subject changes: then it ends before the next year, and another one follows. A class of one day is
 * not carried on.
 */
export function carryClass(entry: WeeklyClass, from: Period, to: Period, subject: NextSubject): CarriedClass {
  if (!heldLately(entry, from)) return {}
  const goesOn = entry.end_date === null || entry.end_date >= to.start_date
  if (goesOn && subject === "same") return {}
  const ends = goesOn && { ends_on: addDays(to.start_date, -1) }
  const end_date = goesOn
    ? entry.end_date
    : addDays(to.end_date, Math.min(0, daysBetween(from.end_date, entry.end_date ?? from.end_date)))
  const isHeld = end_date === null || nextWeekday(entry.day_of_week, to.start_date) <= end_date
  const next = subject !== "none" && isHeld && { next: { start_date: to.start_date, end_date } }
  return { ...ends, ...next }
}

function heldLately(
  { day_of_week, start_date, end_date }: WeeklyClass,
  { start_date: first, end_date: last }: Period,
): boolean {
  if (start_date !== null && start_date === end_date) return false
  const recent = [addDays(last, 1 - recentDays), first, start_date ?? first].toSorted().at(-1) ?? first
  const held = nextWeekday(day_of_week, recent)
  return held <= last && held <= (end_date ?? held)
}
