import { addDays, isDay, type Day } from "@hearthbook/core/time/days"
import type { DateFormat } from "@hearthbook/core/time/date-format"
import { readDay, type Calendar } from "@hearthbook/core/time/read-day"
import { dateOrders, type DateOrder } from "@hearthbook/core/import/import-kinds"

import { longestShort } from "./longest-cells.ts"

/** The day before the first one of a spreadsheet's calendar, from which Excel, with its 29 February 1900, counts March 1900 and later. */
const beforeSerials: Day = "1899-12-30"

const formats: Record<DateOrder, DateFormat> = { YMD: "YYYY-MM-DD", MDY: "MM/DD/YYYY", DMY: "DD/MM/YYYY" }

/** A day that a cell may mean, by the order in which its numbers are read. A single entry if the order does not matter. */
export type DayByOrder = Partial<Record<DateOrder, Day>>

/** The day of a spreadsheet's serial number, from 1 March 1900. Hours, after the point, do not count. */
export function serialToDay(serial: number): Day {
  return addDays(beforeSerials, Math.floor(serial))
}

/**
 * Reads the days that a cell may mean. A day as YYYY-MM-DD, with the month as a word, or as a spreadsheet's serial number means the
 * same in every order; '3/4/2026' does not. Empty if it is no day in any order.
 */
export function readDays(cell: string, calendar: Calendar): DayByOrder {
  if (cell.length > longestShort) return {}
  const text = cell
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^(mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?|sun)(day)?\.?,? /i, "")
    .replace(/(?:,? |T)\d{1,2}:\d{2}(:\d{2})?(\.\d{1,9})? ?([ap]\.?m\.?)? ?(Z|[+-]\d{2}:?\d{2})?$/i, "")
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return inEveryOrder(isDay(text) ? text : null)
  if (/^\d{5}(\.\d+)?$/.test(text)) return inEveryOrder(serialToDay(Number(text)))
  if (/^\d{8}$/.test(text) && isDay(dashed(text))) return inEveryOrder(dashed(text))
  if (/^\d{4}\D/.test(text)) return inEveryOrder(readDay(text, "YYYY-MM-DD"))
  if (/[a-z]{3}/i.test(text)) return inEveryOrder(/\d/.test(text) ? readDay(text, "MM/DD/YYYY", calendar) : null)
  // Dates with dots are written with the day first.
  if (/^\d{1,2}\. ?\d{1,2}\. ?(?:\d{2}|\d{4})$/.test(text)) return dayFirst(readDay(text, "DD/MM/YYYY"))
  if (!/^\d{1,2}(\/\d{1,2}|[\s./-]+\d{1,2}[\s./-]+(\d{2}|\d{4}))$/.test(text)) return {}
  return Object.fromEntries(
    dateOrders.flatMap((order) => {
      const day = readDay(text, formats[order], calendar)
      return day ? [[order, day]] : []
    }),
  )
}

function dayFirst(day: Day | null): DayByOrder {
  return day === null ? {} : { DMY: day }
}

function dashed(digits: string): string {
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

function inEveryOrder(day: Day | null): DayByOrder {
  return day === null ? {} : Object.fromEntries(dateOrders.map((order) => [order, day]))
}

/** True if the order decides which day a cell means. */
export function needsOrder(days: DayByOrder): boolean {
  return new Set(Object.values(days)).size > 1
}

/**
 * The orders in which the days of a file can be read: a single one for '13/2/2026', several if all days are like '3/4/2026'. If no
 * order fits all of them, those that fit the most. Empty if the order decides nothing.
 */
export function possibleOrders(cells: DayByOrder[]): DateOrder[] {
  const open = cells.filter((days) => Object.keys(days).length > 0 && !isSameInEvery(days))
  if (open.length === 0) return []
  const fits = dateOrders.map((order) => ({ order, count: open.filter((days) => days[order] !== undefined).length }))
  const most = Math.max(...fits.map(({ count }) => count))
  return fits.filter(({ count }) => count === most).map(({ order }) => order)
}

function isSameInEvery(days: DayByOrder): boolean {
  return dateOrders.every((order) => days[order] !== undefined) && !needsOrder(days)
}
