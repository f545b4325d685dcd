import { countOf } from "@hearthbook/core/names/count-of"
import { writeDay } from "@hearthbook/core/time/date-format"
import { daysBetween, type Day } from "@hearthbook/core/time/days"
import { chosenDateFormat } from "./chosen-preferences.ts"

export { countOf }

/** Stands for an unknown value, which must not look like 0. */
const unknown = "–"

/** Returns the calendar day of a UTC midnight: '2026-11-21T00:00:00.000Z' is 2026-11-21 in every time zone. */
export function dayOf(iso: string): Day {
  return iso.slice(0, 10)
}

/** '11/21/2026' in the reader's date format, for a day or its UTC midnight. */
export function formatDay(iso: string): string {
  return writeDay(dayOf(iso), chosenDateFormat())
}

/** Rewrites the days in a server message ('2026-09-01') in the reader's date format. */
export function withOwnDays(message: string): string {
  return message.replace(/\b\d{4}-\d{2}-\d{2}\b/g, formatDay)
}

/** '11/21', '21/11' or '11-21', where the year is clear from the context. */
export function formatShortDay(iso: string): string {
  return writeDay(dayOf(iso), chosenDateFormat()).replace(/\d{4}-|\/\d{4}/, "")
}

/** '11/21/2026' for a moment, in the reader's time zone. */
export function formatDayOfMoment(iso: string): string {
  const moment = new Date(iso)
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return formatDay(parts.map((part) => String(part).padStart(2, "0")).join("-"))
}

/** 'today', 'tomorrow', 'in 3 days', 'yesterday', '2 days ago', or '11/21/2026' if more than a week away. */
export function formatNearDay(iso: string, today: Day): string {
  const days = daysBetween(today, dayOf(iso))
  if (days === 0) return "today"
  if (days === 1) return "tomorrow"
  if (days === -1) return "yesterday"
  if (Math.abs(days) > 7) return formatDay(iso)
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}

/** Created on first use, because it takes milliseconds of a page's start. */
let clockTime: Intl.DateTimeFormat | undefined

/** '9:30 AM' or '09:30', for the time of a class or an event. The locale decides between 12 and 24 hours. */
export function formatTime(iso: string): string {
  // Times of day are stored as the UTC time of a date.
  clockTime ??= new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit", timeZone: "UTC" })
  return clockTime.format(new Date(iso))
}

/** '93%', rounded, or a dash if unknown. */
export function formatPercent(percent: number | null | undefined): string {
  return percent === null || percent === undefined ? unknown : `${Math.round(percent)}%`
}

/** '93 / 100', with decimals only if needed. */
export function formatPoints(earned: number, possible: number): string {
  return `${Number(earned.toFixed(2))} / ${Number(possible.toFixed(2))}`
}

/** '4:59' for a number of milliseconds, and '0:00' if it is negative. */
export function formatCountdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

/** 'just now', '12 minutes ago', '3 hours ago', '4 days ago', or '11/21/2026' if more than a week ago. */
export function formatAgo(moment: string, now: number): string {
  const minutes = Math.floor((now - new Date(moment).getTime()) / 60_000)
  if (minutes < 1) return "just now"
  if (minutes < 60) return `${countOf(minutes, "minute")} ago`
  if (minutes < 24 * 60) return `${countOf(Math.floor(minutes / 60), "hour")} ago`
  const days = Math.floor(minutes / (24 * 60))
  return days <= 7 ? `${countOf(days, "day")} ago` : formatDayOfMoment(moment)
}

/** 'Kindergarten', '4th grade'. */
export function formatGradeLevel(level: string): string {
  if (level === "K") return "Kindergarten"
  const ordinal = { 1: "st", 2: "nd", 3: "rd" }[level] ?? "th"
  return `${level}${ordinal} grade`
}

/** Created on first use, as above. */
let list: Intl.ListFormat | undefined

/** 'Emma, Noah, and Ada'. */
export function listOf(names: string[]): string {
  list ??= new Intl.ListFormat("en-US")
  return list.format(names)
}
