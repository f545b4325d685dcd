import type { ChildDay, DashboardView } from "@hearthbook/api/records/dashboard"
import { dayOf } from "../../../lib/format.ts"
import { weekdayName } from "../../../lib/week-labels.ts"

type Day = Pick<DashboardView, "today" | "is_school_day" | "events">

/** Says why the family has no school today; null on a school day. */
export function dayOffWords({ today, is_school_day, events }: Day): string | null {
  if (is_school_day) return null
  const name = dayOffName(events, null)
  return name ? `${name}: today is a day off.` : `${weekdayName(dayOf(today))} is not a school day.`
}

/** Says why a child has no school today though the family has; null if it has, and if no one has. */
export function childOffWords({ student, is_school_day }: ChildDay, family: Day): string | null {
  if (is_school_day || !family.is_school_day) return null
  return dayOffName(family.events, student.id) ?? "No school today"
}

function dayOffName(events: Day["events"], student_id: string | null): string | null {
  const isDayOff = (event: Day["events"][number]) => event.event_type === "holiday" && event.all_day
  return events.find((event) => isDayOff(event) && event.student_id === student_id)?.title ?? null
}
