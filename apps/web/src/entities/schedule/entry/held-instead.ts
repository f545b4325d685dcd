import { addDays, dayToMidnight, mondayOf, weekdays, type Day } from "@hearthbook/core/time/days"
import { timeToDate } from "@hearthbook/core/time/times"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import type { toClass } from "./entry-values.ts"

type Changed = Omit<ReturnType<typeof toClass>, "start_date" | "end_date">

/**
 * The class as it is held once in place of its day, to show before the server has answered. Undefined if its child or subject changes,
 * whose names only the server's answer has.
 */
export function heldInstead(row: ClassView, day: Day, changed: Changed): ClassView | undefined {
  const { student_id, subject_id, day_of_week, start_time, end_time, location } = changed
  if (student_id !== row.student_id || subject_id !== row.subject_id) return undefined
  const held = dayToMidnight(addDays(mondayOf(day), weekdays.indexOf(day_of_week)))
  return {
    ...row,
    id: `${row.id}:once`,
    day_of_week,
    start_time: timeToDate(start_time).toISOString(),
    end_time: timeToDate(end_time).toISOString(),
    location: location || null,
    start_date: held,
    end_date: held,
    canceled_days: [],
  }
}
