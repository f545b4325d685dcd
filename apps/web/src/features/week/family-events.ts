import type { Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { dayOf } from "../../lib/format.ts"

/** The events for everyone on a day, which stand once above the children. A day off has its name there anyway. */
export function familyEvents({ children }: PlannerView, day: Day): EventView[] {
  const events = children[0]?.days.find(({ date }) => dayOf(date) === day)?.events ?? []
  return events.filter(({ student_id, event_type }) => student_id === null && event_type !== "holiday")
}
