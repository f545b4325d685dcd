import type { Day } from "@hearthbook/api/rules/days"
import { timeOf, type Time } from "@hearthbook/api/rules/times"
import { dayOf } from "../../../lib/format.ts"
import { isAboveHours, type Entry } from "../../../entities/schedule/schedule-entry.ts"

/** Whether it goes on at this time of the day it stands on. What takes whole days is never 'now'. */
export function isNow(entry: Entry, day: Day, now: Time): boolean {
  if (entry.kind === "lesson" || isAboveHours(entry)) return false
  if (entry.kind === "class") return timeOf(entry.row.start_time) <= now && now < timeOf(entry.row.end_time)
  const { start_date, end_date } = entry.row
  return dayOf(start_date) === day && timeOf(start_date) <= now && now < timeOf(end_date)
}
