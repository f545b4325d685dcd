import type { Day } from "./days.ts"
import { monthNames } from "./month-names.ts"

/** Writes a day as 'May 14, 2027', which is read the same everywhere. Takes YYYY-MM-DD or more. */
export function longDay(day: Day): string {
  const [year = "", month = "", date = ""] = day.slice(0, 10).split("-")
  return `${monthNames[Number(month) - 1] ?? month} ${Number(date)}, ${year}`
}

/** Writes a day as 'May 14'. */
export function shortDay(day: Day): string {
  const [, month = "", date = ""] = day.slice(0, 10).split("-")
  return `${(monthNames[Number(month) - 1] ?? month).slice(0, 3)} ${Number(date)}`
}

/** Writes a month (YYYY-MM) as 'May 2027'. */
export function monthName(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1] ?? month} ${month.slice(0, 4)}`
}
