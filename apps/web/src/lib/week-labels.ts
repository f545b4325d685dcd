import { monthNames } from "@hearthbook/core/time/month-names"
import { addDays, daysBetween, weekdayOf, type Day } from "@hearthbook/core/time/days"
import { chosenDateFormat } from "./chosen-preferences.ts"
import { formatDay } from "./format.ts"

/** A week as a range of days. */
export function formatWeek(monday: Day, today?: Day): string {
  return formatDays(monday, addDays(monday, 6), today)
}

/** 'Nov 23 – 29', 'Nov 30 – Dec 6'. Has its year if that is not the year of `today`, or if `today` is left out: 'Nov 23 – 29, 2026'. */
export function formatDays(first: Day, last: Day, today?: Day): string {
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)]
  if (from !== to) return `${formatMonthDay(first)}, ${from} – ${formatMonthDay(last)}, ${to}`
  const year = to === today?.slice(0, 4) ? "" : `, ${to}`
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${formatMonthDay(first)} – ${formatMonthDay(last)}${year}`
  return `${inOrder(shortMonth(first), first, last)}${year}`
}

/** 'Monday, Nov 23', for days near today, which need no year. A screen reader reads the month's name better than a number. */
export function formatWeekday(day: Day): string {
  return `${weekdayName(day)}, ${formatMonthDay(day)}`
}

/** 'Monday, 11/23/2026'. */
export function formatWeekdayOfYear(day: Day): string {
  return `${weekdayName(day)}, ${formatDay(day)}`
}

/** 'Nov 23', or '23 Nov' if the reader's date format begins with the day. */
export function formatMonthDay(day: Day): string {
  return inOrder(shortMonth(day), day)
}

/** 'Nov 23', or 'Nov 23, 2028' for a day that is more than ten months from today. */
export function formatFarDay(day: Day, today: Day): string {
  const isFar = Math.abs(daysBetween(today, day)) > 300
  return isFar ? `${formatMonthDay(day)}, ${day.slice(0, 4)}` : formatMonthDay(day)
}

/** 'Saturday, November 21' or 'Saturday, 21 November'. */
export function longDate(day: Day): string {
  return `${weekdayName(day)}, ${longMonthDay(day)}`
}

/** 'November 21' or '21 November'. */
export function longMonthDay(day: Day): string {
  return inOrder(monthName(day), day)
}

/** 'Monday'. */
export function weekdayName(day: Day): string {
  const name = weekdayOf(day)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A plain list, because a calendar names hundreds of slots and Intl formats them slowly. */

function monthName(day: Day): string {
  return monthNames[Number(day.slice(5, 7)) - 1] ?? ""
}

function shortMonth(day: Day): string {
  return monthName(day).slice(0, 3)
}

/** A month with its day, or with a first and a last day, in the order of the reader's date format. */
function inOrder(month: string, ...days: Day[]): string {
  const date = days.map((day) => Number(day.slice(8, 10))).join(" – ")
  return chosenDateFormat() === "DD/MM/YYYY" ? `${date} ${month}` : `${month} ${date}`
}
