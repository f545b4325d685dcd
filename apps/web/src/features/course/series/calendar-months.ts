import { longestYear } from "@hearthbook/core/planning/terms"
import { addDays, type Day } from "@hearthbook/core/time/days"

/** The first days of the months from one day to another, both included. */
export function monthsBetween(first: Day, last: Day): Day[] {
  const months: Day[] = []
  for (let month = monthOf(first); month <= last; month = monthOf(addDays(month, 31))) months.push(month)
  return months
}

/** The days of such months, as far as the server answers at once: 400 days. */
export function rangeOfMonths(first: Day, last: Day): { start_date: Day; end_date: Day } {
  const start_date = monthOf(first)
  const end = addDays(monthOf(addDays(monthOf(last), 31)), -1)
  const farthest = addDays(start_date, longestYear)
  return { start_date, end_date: end < farthest ? end : farthest }
}

function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`
}
