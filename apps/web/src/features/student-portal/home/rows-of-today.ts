import { dayToMidnight, type Day } from "@hearthbook/api/rules/time/days"
import type { PlannerView } from "@hearthbook/api/schemas/planner"
import type { Rows } from "../../../entities/schedule/schedule-entry.ts"

/** A child's rows of today. The lessons whose turn it is have no day, so they get today's. */
export function rowsOfToday({ children }: PlannerView, today: Day): Rows {
  const days = children.flatMap((child) => child.days)
  const planned_date = dayToMidnight(today)
  return {
    classes: days.flatMap(({ classes }) => classes),
    events: days.flatMap(({ events }) => events),
    lessons: days.flatMap(({ lessons }) => lessons).map((lesson) => ({ ...lesson, planned_date })),
  }
}
