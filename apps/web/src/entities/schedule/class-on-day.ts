import { onlyDayOf } from "@hearthbook/core/planning/schedule"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { DashboardView } from "@hearthbook/api/records/dashboard"
import type { PlannerView } from "@hearthbook/api/work/planner"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { dayOf } from "../../lib/format.ts"

/** A class that is not held on a day as usual: canceled, or held as `instead` on the day of that. */
export type DayChange = { row: ClassView; day: Day; instead?: ClassView }

/** The classes of the schedule with a change of one day. */
export function inSchedule(classes: ClassView[], { row, day, instead }: DayChange): ClassView[] {
  const isOnce = onlyDayOf(row) === day
  return [
    ...classes.flatMap((other) => {
      if (other.id !== row.id) return other
      return isOnce ? [] : { ...other, canceled_days: [...other.canceled_days, dayToMidnight(day)] }
    }),
    ...(instead ? [instead] : []),
  ]
}

/** The planner with a change of one day. */
export function inPlanner(planner: PlannerView, change: DayChange): PlannerView {
  return {
    ...planner,
    children: planner.children.map((child) =>
      child.student.id === change.row.student_id
        ? {
            ...child,
            days: child.days.map((day) => ({ ...day, classes: onDay(day.classes, dayOf(day.date), change) })),
          }
        : child,
    ),
  }
}

/** The dashboard with a change of one day. */
export function inOverview(overview: DashboardView, change: DayChange): DashboardView {
  const today = dayOf(overview.today)
  return {
    ...overview,
    children: overview.children.map((child) =>
      child.student.id === change.row.student_id ? { ...child, classes: onDay(child.classes, today, change) } : child,
    ),
  }
}

function onDay(classes: ClassView[], shown: Day, { row, day, instead }: DayChange): ClassView[] {
  const held = shown === day ? classes.filter(({ id }) => id !== row.id) : classes
  return instead && onlyDayOf(instead) === shown ? [...held, instead] : held
}
