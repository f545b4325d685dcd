import type { Day } from "@hearthbook/core/time/days"
import { timeOf, type Time } from "@hearthbook/core/time/times"
import { dayOf } from "../../../lib/format.ts"
import { isAboveHours, type Entry } from "../../../entities/schedule/schedule-entry.ts"

/** True if the entry is in progress at this time of its day. Never true for all-day entries. */
export function isNow(entry: Entry, day: Day, now: Time): boolean {
  if (entry.kind === "lesson" || isAboveHours(entry)) return false
  if (entry.kind === "class") return timeOf(entry.row.start_time) <= now && now < timeOf(entry.row.end_time)
  const { start_date, end_date } = entry.row
  return dayOf(start_date) === day && timeOf(start_date) <= now && now < timeOf(end_date)
}
