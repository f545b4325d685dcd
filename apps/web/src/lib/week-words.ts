import { addDays, daysBetween, weekdayOf, type Day } from "@hearthbook/api/rules/time/days"
import { chosenDateFormat } from "./chosen-preferences.ts"
import { formatDay } from "./format.ts"

/** '11/23/2026 – 11/29/2026'. */
export function formatWeek(monday: Day): string {
  return `${formatDay(monday)} – ${formatDay(addDays(monday, 6))}`
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
  return inOrder(monthName(day).slice(0, 3), day)
}

/** 'Nov 23', or 'Nov 23, 2028' for a day that is more than ten months from today. */
export function formatFarDay(day: Day, today: Day): string {
  const isFar = Math.abs(daysBetween(today, day)) > 300
  return isFar ? `${formatMonthDay(day)}, ${day.slice(0, 4)}` : formatMonthDay(day)
}

/** 'Saturday, November 21' or 'Saturday, 21 November'. */
export function longDate(day: Day): string {
  return `${weekdayName(day)}, ${inOrder(monthName(day), day)}`
}

/** 'Monday'. */
export function weekdayName(day: Day): string {
  const name = weekdayOf(day)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A plain list, because a calendar names hundreds of slots and Intl formats them slowly. */
export const monthNames = "January February March April May June July August September October November December".split(
  " ",
)

function monthName(day: Day): string {
  return monthNames[Number(day.slice(5, 7)) - 1] ?? ""
}

function inOrder(month: string, day: Day): string {
  const date = Number(day.slice(8, 10))
  return chosenDateFormat() === "DD/MM/YYYY" ? `${date} ${month}` : `${month} ${date}`
}
