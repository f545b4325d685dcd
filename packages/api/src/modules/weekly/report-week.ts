import { addDays, dayIn, daysBetween, mondayOf, weekdayOf, weekOf, type Day } from "../../rules/days.ts"
import { timeIn } from "../../rules/times.ts"

/** From then on, on Monday, by the family's clock. */
const begins = "06:00"
/** A server that was off for longer says nothing: what it would say is not news any more. */
const lastWeekday = "wednesday"
const weekdaysOfSending = ["monday", "tuesday", lastWeekday]

/** The week that a report tells of, and the Monday on which the next one begins. */
export type ReportWeek = { week: Day[]; monday: Day; /** '2026-W47': the ISO week that it tells of. */ name: string }

/** The week whose report is due in a time zone at `now`: the one that ended on Sunday. Null from Thursday to Monday 06:00. */
export function dueWeek(time_zone: string, now: Date): ReportWeek | null {
  const today = dayIn(time_zone, now)
  const weekday = weekdayOf(today)
  if (!weekdaysOfSending.includes(weekday)) return null
  if (weekday === "monday" && timeIn(time_zone, now) < begins) return null
  const monday = mondayOf(today)
  const week = weekOf(addDays(monday, -7))
  return { week, monday, name: nameOfWeek(addDays(monday, -7)) }
}

/** The ISO 8601 name of a Monday's week: it belongs to the year that its Thursday is in. */
function nameOfWeek(monday: Day): string {
  const year = addDays(monday, 3).slice(0, 4)
  // The fourth of January is always in the first week.
  const first = mondayOf(`${year}-01-04`)
  return `${year}-W${String(daysBetween(first, monday) / 7 + 1).padStart(2, "0")}`
}
