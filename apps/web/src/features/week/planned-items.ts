import type { PlannedDay } from "@hearthbook/api/work/planner"
import { ownItems, type DayItem } from "../../entities/day/day-items.ts"
import { heldOn } from "../../entities/schedule/meeting/classes-on-day.ts"

/** The items of a child's day on the board, without the events for everyone. Its classes can be ticked, unless the child was away. */
export function plannedItems(day: PlannedDay): DayItem[] {
  const { held_class_ids, attendance } = day
  return ownItems(day, heldOn({ held_class_ids, status: attendance?.status ?? null }))
}
