import type { EventView } from "@hearthbook/api/calendar/event"
import type { HolidayView } from "@hearthbook/api/calendar/holiday"

/** True if an event is a day off for everyone that a holiday lies in. */
export function coversHoliday(event: EventView, { start_date, end_date }: HolidayView): boolean {
  const isForAll = event.event_type === "holiday" && event.student_id === null
  return isForAll && event.start_date <= start_date && end_date <= event.end_date
}
