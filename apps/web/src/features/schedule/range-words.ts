import { mondayOf, type Day } from "@hearthbook/api/rules/days"
import dayjs from "dayjs"
import { formatWeek, formatWeekday } from "../../lib/week-words.ts"
import type { DayRange, ScheduleView } from "./schedule-range.ts"

/** What one step is called: 'Next week'. */
export const stepNames: Record<ScheduleView, string> = {
  week: "week",
  day: "day",
  month: "month",
  agenda: "30 days",
  children: "day",
}

/** The shown days in words: 'Nov 23 – 29, 2026', 'Monday, Nov 23, 2026', 'November 2026'. */
export function formatRange(view: ScheduleView, day: Day, { first, last }: DayRange): string {
  if (view === "week") return formatWeek(first)
  if (view === "month") return dayjs(day).format("MMMM YYYY")
  if (view === "agenda") return `${dayjs(first).format("MMM D")} – ${dayjs(last).format("MMM D, YYYY")}`
  return `${formatWeekday(day)}, ${day.slice(0, 4)}`
}

/** 'this week' or 'the week of Nov 30': of the week that a day is in. */
export function formatWeekOf(day: Day, today: Day): string {
  const monday = mondayOf(day)
  return monday === mondayOf(today) ? "this week" : `the week of ${dayjs(monday).format("MMM D")}`
}

/** 'Tuesdays'. */
export function formatWeekdays(weekday: string): string {
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}s`
}

const knownDays = new Map<Day, string>()

/** 'Monday, Nov 23', for the hundreds of slots and entries of a few days; formatting anew each time is slow. */
export function dayWords(day: Day): string {
  const words = knownDays.get(day) ?? formatWeekday(day)
  knownDays.set(day, words)
  return words
}
