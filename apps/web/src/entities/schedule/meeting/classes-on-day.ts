import { wasThere } from "@hearthbook/core/attendance/attendance-status"
import { isSameName } from "@hearthbook/core/fields/hints"
import type { Day } from "@hearthbook/core/time/days"
import type { DashboardView } from "@hearthbook/api/records/dashboard"
import type { PlannedDay, PlannerView } from "@hearthbook/api/work/planner"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { dayItems, type DayItem, type IsHeld } from "../../day/day-items.ts"
import { dayOf } from "../../../lib/format.ts"

/** Which classes of a child's day were held. `status` is the child's mark. */
type HeldDay = { held_class_ids: string[]; status: NonNullable<PlannedDay["attendance"]>["status"] | null }

/** Classes of one day that were held, or were not. */
export type HeldChange = { ids: string[]; day: Day; held: boolean }

/** Returns a function that says if a class was held. Null for a child who was absent or excused, whose classes cannot be held. */
export function heldOn({ held_class_ids, status }: HeldDay): IsHeld {
  if (status !== null && !wasThere(status)) return () => null
  return ({ id }) => held_class_ids.includes(id)
}

/** A class of a day, and if it was held. */
export type HeldRow = { row: ClassView; held: boolean }

/** The classes among these of the same subject at the same time, for siblings, which can be ticked: without a lesson, and of who is there. */
export function sameClasses(row: ClassView, items: DayItem[]): HeldRow[] {
  const same = items.flatMap((item): HeldRow[] =>
    item.kind === "class" && item.held !== null && isSame(item.row, row) ? [{ row: item.row, held: item.held }] : [],
  )
  return [...new Map(same.map((each) => [each.row.id, each])).values()]
}

function isSame(one: ClassView, other: ClassView): boolean {
  const isThen = one.start_time === other.start_time && one.end_time === other.end_time
  return isThen && isSameName(one.subject.name, other.subject.name)
}

/** The dashboard with these classes held, or not. */
export function heldInOverview(overview: DashboardView, change: HeldChange): DashboardView {
  if (dayOf(overview.today) !== change.day) return overview
  return { ...overview, children: overview.children.map((child) => withHeld(child, change)) }
}

/** The planner with these classes held, or not. */
export function heldInPlanner(planner: PlannerView, change: HeldChange): PlannerView {
  return {
    ...planner,
    children: planner.children.map((child) => ({
      ...child,
      days: child.days.map((day) => (dayOf(day.date) === change.day ? withHeld(day, change) : day)),
    })),
  }
}

/** The items of all children on a day, in what is loaded. */
export function itemsOn(day: Day, overviews: DashboardView[], planners: PlannerView[]): DayItem[] {
  const now = overviews.filter(({ today }) => dayOf(today) === day).flatMap(({ children }) => children)
  const planned = planners.flatMap(({ children }) => children.flatMap(({ days }) => days))
  return [
    ...now.flatMap(({ mark, ...child }) =>
      dayItems({ ...child, events: [] }, heldOn({ ...child, status: mark?.status ?? null })),
    ),
    ...planned
      .filter(({ date }) => dayOf(date) === day)
      .flatMap((one) => dayItems(one, heldOn({ ...one, status: one.attendance?.status ?? null }))),
  ]
}

function withHeld<Of extends { classes: ClassView[]; held_class_ids: string[] }>(
  day: Of,
  { ids, held }: HeldChange,
): Of {
  const own = day.classes.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
  const others = day.held_class_ids.filter((id) => !ids.includes(id))
  return { ...day, held_class_ids: held ? [...others, ...own] : others }
}
