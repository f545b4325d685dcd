import { addDays, dayIn, daysBetween, mondayOf, weekdayOf, weekOf, type Day } from "@hearthbook/core/time/days"
import { timeIn } from "@hearthbook/core/time/times"

/** The local time on Monday from which reports are sent. */
const earliestTime = "06:00"
/** After an outage that lasts longer, no report is sent, because it would be out of date. */
const lastWeekday = "wednesday"
const weekdaysOfSending = ["monday", "tuesday", lastWeekday]

/** The week of a report, and the Monday after it. */
export type ReportWeek = { week: Day[]; monday: Day; /** The ISO week: '2026-W47'. */ name: string }

/** The week whose report is due in a time zone at `now`: the one that ended on Sunday. Null from Thursday to Monday 06:00. */
export function dueWeek(time_zone: string, now: Date): ReportWeek | null {
  const today = dayIn(time_zone, now)
  const weekday = weekdayOf(today)
  if (!weekdaysOfSending.includes(weekday)) return null
  if (weekday === "monday" && timeIn(time_zone, now) < earliestTime) return null
  const monday = mondayOf(today)
  const week = weekOf(addDays(monday, -7))
  return { week, monday, name: nameOfWeek(addDays(monday, -7)) }
}

/** The ISO 8601 name of the week of a Monday, which belongs to the year of its Thursday. */
function nameOfWeek(monday: Day): string {
  const year = addDays(monday, 3).slice(0, 4)
  // 4 January is always in the first week.
  const first = mondayOf(`${year}-01-04`)
  return `${year}-W${String(daysBetween(first, monday) / 7 + 1).padStart(2, "0")}`
}
