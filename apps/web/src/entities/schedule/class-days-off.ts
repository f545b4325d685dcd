import { isDayOff, type DayEvent } from "@hearthbook/core/planning/school-days"
import type { Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import { dayOf } from "../../lib/format.ts"

/** Says if a student has a day off, so that no class is held. Reads all-day events; those of other days may be missing. */
export type HasDayOff = (student_id: string, day: Day) => boolean

export function daysOffAmong(events: EventView[]): HasDayOff {
  // Weekends are no days off: a class may be held on them.
  const calendar = { years: [], events: events.flatMap(toDayEvent) }
  return (student_id, day) => isDayOff(calendar, student_id, day)
}

function toDayEvent({ event_type, all_day, student_id, title, start_date, end_date }: EventView): DayEvent[] {
  if (!all_day || (event_type !== "holiday" && event_type !== "school_day")) return []
  return [{ event_type, student_id, title, start_date: dayOf(start_date), end_date: dayOf(end_date) }]
}
