import { type Day } from "../../time/days.ts"
import { pinnedDay, type OpenDays } from "./open-days.ts"
import { type SeriesItem } from "./series-items.ts"
import { firstSlots, type SlotPlan } from "./slots.ts"

/** A lesson of a series with its day. It is pinned if it was inserted on a fixed weekday. */
export type LaidLesson = { title: string; planned_date: Day | null; pinned: boolean; insertion: number | null }

/**
 * Puts each item on the next slot, and each pinned one on its next weekday that is open, strictly after the item before
 * it. A pinned item takes no slot. Null if the course has too few slots.
 */
export function placeItems(items: SeriesItem[], plan: SlotPlan, open: OpenDays): LaidLesson[] | null {
  const count = items.filter((item) => item.pinned_weekday === null).length
  const slots = firstSlots(plan, count).values()
  const laid: LaidLesson[] = []
  let before = plan.start
  for (const { title, insertion, pinned_weekday } of items) {
    const pinned = pinned_weekday !== null
    const planned_date = pinned ? pinnedDay(pinned_weekday, before, open) : slots.next().value
    if (planned_date === undefined) return null
    laid.push({ title, planned_date, pinned, insertion })
    before = planned_date
  }
  return laid
}

/** Lessons without days, for a course whose lessons have none. Without a day, none is pinned. */
export function undatedItems(items: SeriesItem[]): LaidLesson[] {
  return items.map(({ title, insertion }) => ({ title, planned_date: null, pinned: false, insertion }))
}
