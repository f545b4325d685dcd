import { addDays, type Day } from "@hearthbook/core/time/days"

/** The first day of each month from one day to another. */
export function monthsBetween(first: Day, last: Day): Day[] {
  const months: Day[] = []
  for (let month = `${first.slice(0, 7)}-01`; month <= last; month = `${addDays(month, 31).slice(0, 7)}-01`)
    months.push(month)
  return months
}
