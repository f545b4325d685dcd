import { mondayOf, type Day } from "@hearthbook/core/time/days"
import dayjs from "dayjs"
import { formatDay } from "../../../lib/format.ts"
import { formatDays, formatMonthDay, formatWeekdayOfYear } from "../../../lib/week-labels.ts"
import type { DayRange, ScheduleView } from "./schedule-range.ts"

/** Names of a step, for the arrows: 'Next week'. */
export const stepNames: Record<ScheduleView, string> = {
  week: "week",
  day: "day",
  month: "month",
  agenda: "30 days",
}

/** The shown days in words: 'Nov 23 – 29', 'Monday, 11/23/2026', 'November 2026'. */
export function formatRange(view: ScheduleView, day: Day, { first, last }: DayRange, today: Day): string {
  if (view === "week" || view === "agenda") return formatDays(first, last, today)
  if (view === "month") return dayjs(day).format("MMMM YYYY")
  return formatWeekdayOfYear(day)
}

/** The week of a day: 'this week' or 'the week of Nov 30'. */
export function formatWeekOf(day: Day, today: Day): string {
  const monday = mondayOf(day)
  return monday === mondayOf(today) ? "this week" : `the week of ${formatMonthDay(monday)}`
}

/** Pluralizes a weekday: 'Tuesdays'. */
export function formatWeekdays(weekday: string): string {
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}s`
}

/**
 * The weeks in which a class is held: 'all weeks', 'all weeks from 12/07/2026', 'all weeks until 12/06/2026'. A class
 * that was changed from some week on is two classes, each with its own weeks.
 */
export function formatAllWeeks(
  { start_date, end_date }: { start_date: string | null; end_date: string | null },
  all: "all" | "All" = "all",
): string {
  const from = start_date ? ` from ${formatDay(start_date)}` : ""
  const until = end_date ? ` until ${formatDay(end_date)}` : ""
  return `${all} weeks${from}${until}`
}
