import type { Day } from "../time/days.ts"

/** MM-DD. */
type MonthDay = string

/**
 * A rule for the due date of a filing in a school year. The kinds:
 *
 * - `fixed_date`: a day of the calendar. July to December lie in the year in which the school year starts, January to June in the next
 *   one; `year: "next"` is the next one for every month. It may open earlier, on `opens`.
 * - `before_start`, `after_start`: days before or after the first day of the year, or business days, which are Monday to Friday.
 * - `later_of`, `earlier_of`: one of several days; those that are unknown do not count.
 * - `anniversary_of`: a year after another filing was done; unknown before.
 * - `parent_declared_dates`: several days that the parent chooses; at first spread evenly over the school days, the last one not after `until`.
 * - `with`: the last day of another filing.
 * - `grade_trigger`: as `due`, in these grades only.
 * - `cycle`: as `due`, every so many grades from one on.
 * - `local_calendar`: the district's calendar, so the parent types the day.
 * - `once`, `on_change`: at the start of homeschooling, or when something changes; the parent types the day.
 */
export type DueRule =
  | { kind: "fixed_date"; month_day: MonthDay; year?: "next"; opens?: MonthDay }
  | { kind: "before_start"; days: number; business?: boolean }
  | { kind: "after_start"; days: number }
  | { kind: "later_of" | "earlier_of"; rules: DueRule[] }
  | { kind: "anniversary_of"; filing: string }
  | { kind: "parent_declared_dates"; count: number; until?: MonthDay }
  | { kind: "with"; filing: string }
  | { kind: "grade_trigger"; grades: string[]; due: DueRule }
  | { kind: "cycle"; every: number; from_grade: string; due: DueRule }
  | { kind: "local_calendar" | "once" | "on_change" }

/** A day on which a filing is due, null if it is not known; and the first day on which it can be sent, null for any. */
export type DueDate = { opens_on: Day | null; due_date: Day | null }

/** The school year and filings that due dates depend on. */
export type DueContext = {
  year: { start_date: Day; end_date: Day }
  /** The child's school days of the year, in order. */
  school_days: Day[]
  grade_level: string
  /** The day on which another filing of the requirement was done; null if it was not. */
  doneOn: (filing: string) => Day | null
  /** The last due day of another filing; null if it is not known. */
  dueOf: (filing: string) => Day | null
}
