import { writeDay } from "@hearthbook/api/rules/date-format"
import { daysBetween, type Day } from "@hearthbook/api/rules/days"
import { chosenDateFormat } from "./chosen-preferences.ts"

/** What is shown where nothing is known: never 0 (DECISIONS 42). */
const unknown = "–"

/** The calendar day of an answer's UTC midnight: '2026-11-21T00:00:00.000Z' is 2026-11-21 in every time zone. */
export function dayOf(iso: string): Day {
  return iso.slice(0, 10)
}

/** '11/21/2026' as the reader wants it (S §3), of a day or of the timestamp that stands for one. */
export function formatDay(iso: string): string {
  return writeDay(dayOf(iso), chosenDateFormat())
}

/** A message with the days in it as the reader writes them: the server's own have 2026-09-01 in them. */
export function withOwnDays(message: string): string {
  return message.replace(/\b\d{4}-\d{2}-\d{2}\b/g, formatDay)
}

/** '11/21', '21/11' or '11-21': where the year stands beside it or is known, such as over a column. */
export function formatShortDay(iso: string): string {
  return writeDay(dayOf(iso), chosenDateFormat()).replace(/\d{4}-|\/\d{4}/, "")
}

/** '11/21/2026', of a moment: the day it was where the reader is. */
export function formatDayOfMoment(iso: string): string {
  const moment = new Date(iso)
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return formatDay(parts.map((part) => String(part).padStart(2, "0")).join("-"))
}

/** 'today', 'tomorrow', 'in 3 days', 'yesterday', '2 days ago'; further than a week away, '11/21/2026'. */
export function formatNearDay(iso: string, today: Day): string {
  const days = daysBetween(today, dayOf(iso))
  if (days === 0) return "today"
  if (days === 1) return "tomorrow"
  if (days === -1) return "yesterday"
  if (Math.abs(days) > 7) return formatDay(iso)
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}

// The reader's own habit of 12 or 24 hours; the UTC parts are the time itself (DECISIONS 7).
const clockTime = new Intl.DateTimeFormat(undefined, { hour: "numeric", minute: "2-digit", timeZone: "UTC" })

/** '9:30 AM' or '09:30', of a class' time of day or of an event's wall clock. */
export function formatTime(iso: string): string {
  return clockTime.format(new Date(iso))
}

/** '93%', rounded; a dash for what is not known. */
export function formatPercent(percent: number | null | undefined): string {
  return percent === null || percent === undefined ? unknown : `${Math.round(percent)}%`
}

/** '93 / 100', with decimals only where there are any. */
export function formatPoints(earned: number, possible: number): string {
  return `${Number(earned.toFixed(2))} / ${Number(possible.toFixed(2))}`
}

/** '1 assignment', '12 assignments'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`
}

/** '4:59', of milliseconds; '0:00' once they are over. */
export function formatCountdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

/** 'just now', '12 minutes ago', '3 hours ago', '4 days ago'; longer ago than a week, '11/21/2026'. */
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

const list = new Intl.ListFormat("en-US")

/** 'Emma, Noah, and Ada'. */
export function listOf(names: string[]): string {
  return list.format(names)
}
