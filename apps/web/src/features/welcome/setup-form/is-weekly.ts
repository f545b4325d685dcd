import type { ClassView } from "@hearthbook/api/calendar/schedule"

/** False for the entry of one day that a class has which was moved for that day alone. */
export function isWeekly({ start_date, end_date }: ClassView): boolean {
  return start_date === null || start_date !== end_date
}
