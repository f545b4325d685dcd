import { academicYearStart, isCalendarYear } from "./academic-year.ts"
import type { DateFormat } from "./date-format.ts"
import { addDays, daysBetween, isDay, type Day } from "./days.ts"

/** The days to which a typed day without a year, or 'tomorrow', refers. */
export type Calendar = {
  today: Day
  /** The first day of the family's academic year, as MM-DD. */
  year_start: string
}

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
]

const nearDays = { yesterday: -1, today: 0, tomorrow: 1 }

/** A day without a year that is further back than this, in days, is a day of the next academic year. */
const longAgo = 270

/**
 * Reads a day that a person typed: '11/2/2026', '11.2.26', '11 2 2026' or '11022026' in the order of their format, '2026-11-02',
 * 'Nov 2, 2026' or '2 November 2026'. With a calendar, the year may be left out, and 'today', 'tomorrow' and 'yesterday' are read.
 * Null for an invalid date, such as 02/30/2026.
 */
export function readDay(typed: string, format: DateFormat, calendar?: Calendar): Day | null {
  const text = typed.trim().toLowerCase()
  const near = Object.entries(nearDays).find(([word]) => word === text)
  if (near) return calendar ? addDays(calendar.today, near[1]) : null
  const parts = /^\d{8}$/.test(text) ? splitDigits(text, format) : text.split(/[\s,./-]+/)
  const named = parts.findIndex((part) => monthOf(part) !== null)
  if (named !== -1) return readNamedMonth(parts, named, calendar)
  const order = orderOf(text, format)
  if (parts.length === 2) return dayWithoutYear(at(parts, order, "MM"), at(parts, order, "DD"), calendar)
  if (parts.length !== 3) return null
  if (order[0] === "YYYY" && parts[0]?.length === 2) return readTwoDigitYear(parts, text)
  return dayOf(at(parts, order, "YYYY"), at(parts, order, "MM"), at(parts, order, "DD"))
}

/**
 * Reads a birthday that a person typed, like `readDay`. If it is no day in their format, day and month are taken the other way round,
 * because a birthday is often written as in another country: '14/03/2015' is 14 March beside MM/DD/YYYY, too.
 */
export function readBirthday(typed: string, format: DateFormat): Day | null {
  const other = format === "DD/MM/YYYY" ? "MM/DD/YYYY" : "DD/MM/YYYY"
  // Half a year, as in '14/03/2', is no day, and two digits of one would be read too early.
  const isWhole = /\d{4}\s*$/.test(typed)
  return readDay(typed, format) ?? (isWhole ? readDay(typed, other) : null)
}

/** The order of the parts of a typed day. It has no year if the text has two parts. */
function orderOf(text: string, format: DateFormat): string[] {
  const order = /^\d{4}\D/.test(text) ? ["YYYY", "MM", "DD"] : format.split(/[/-]/)
  return /^\d{1,2}[\s./-]+\d{1,2}$/.test(text) ? order.filter((part) => part !== "YYYY") : order
}

function at(parts: string[], order: string[], part: string): string {
  return parts[order.indexOf(part)] ?? ""
}

/** '12/1/26' typed by a reader of YYYY-MM-DD has its year last, and '26-12-01' has it first. */
function readTwoDigitYear([a = "", b = "", c = ""]: string[], text: string): Day | null {
  const [yearFirst, yearLast] = [dayOf(a, b, c), dayOf(c, a, b)]
  if (yearFirst && yearLast && yearFirst !== yearLast) return text.includes("/") ? yearLast : yearFirst
  return yearFirst ?? yearLast
}

/** 'Dec 1', '1 Dec', 'December 1st, 2026' or '2026 Dec 1'. */
function readNamedMonth(parts: string[], named: number, calendar?: Calendar): Day | null {
  const month = String(monthOf(parts[named] ?? ""))
  const numbers = parts.filter((part, index) => index !== named && part !== "")
  const [first = "", second] = numbers.map((part) => part.replace(/^(\d{1,2})(st|nd|rd|th)$/, "$1"))
  if (numbers.length > 2) return null
  if (second === undefined) return dayWithoutYear(month, first, calendar)
  return first.length === 4 ? dayOf(first, month, second) : dayOf(second, month, first)
}

/** 12 for 'december', 'dec' or 'decem'. */
function monthOf(part: string): number | null {
  const index = part.length < 3 ? -1 : months.findIndex((month) => month.startsWith(part))
  return index === -1 ? null : index + 1
}

/** The day of the academic year in progress, or of the next one if it would be long ago. */
function dayWithoutYear(month: string, date: string, calendar?: Calendar): Day | null {
  if (!calendar) return null
  const { today } = calendar
  const year_start = isCalendarYear(calendar.year_start) ? "01-01" : calendar.year_start
  const start = academicYearStart(today, year_start)
  const [thisYear, nextYear] = [0, 1].map((later) => {
    const year = Number(start.slice(0, 4)) + later
    const inSameYear = `${pad(month)}-${pad(date)}` >= year_start
    return dayOf(String(inSameYear ? year : year + 1), month, date)
  })
  if (thisYear && daysBetween(thisYear, today) <= longAgo) return thisYear
  return (thisYear && nextYear) ?? null
}

function dayOf(year: string, month: string, date: string): Day | null {
  const day = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(date)}`
  return isDay(day) ? day : null
}

function pad(part: string): string {
  return part.padStart(2, "0")
}

/** Splits '11022026', typed without separators, which the number pad of a phone does not offer. */
function splitDigits(digits: string, format: DateFormat): string[] {
  const lengths = format.split(/[/-]/).map((part) => part.length)
  return lengths.map((length, index) => {
    const start = lengths.slice(0, index).reduce((sum, before) => sum + before, 0)
    return digits.slice(start, start + length)
  })
}
