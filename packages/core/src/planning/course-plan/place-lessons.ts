import { addDays, type Day, type Weekday } from "../../time/days.ts"
import { pinnedDay, type OpenDays } from "./open-days.ts"
import { firstSlots, type SlotPlan } from "./slots.ts"

/**
 * A lesson that is about to get its day. One with a `pinned_weekday` falls on that weekday; if it `shares_day`, on the day of the
 * lesson before it where that is possible.
 */
export type UnplacedLesson = { pinned_weekday: Weekday | null; shares_day?: boolean }

export type PlacedLesson = { planned_date: Day | null; pinned: boolean }

/**
 * The slots of a course. A first lesson that is pinned falls after the day `after`, and `open` decides the days of pinned lessons.
 * `dated` is false if the course's lessons have no days.
 */
export type Placement = SlotPlan & { after: Day; open: OpenDays; dated: boolean }

/**
 * Puts each lesson on the next slot, and each pinned one on its next weekday that is open, strictly after the lesson before it. A
 * pinned lesson takes no slot, and without a day none is pinned. Null if the course has too few slots.
 */
export function placeLessons<Lesson extends UnplacedLesson>(
  lessons: Lesson[],
  { after, open, dated, ...plan }: Placement,
): (Lesson & PlacedLesson)[] | null {
  if (!dated) return lessons.map((lesson) => ({ ...lesson, planned_date: null, pinned: false }))
  const count = lessons.filter(({ pinned_weekday }) => pinned_weekday === null).length
  const slots = firstSlots(plan, count).values()
  const placed: (Lesson & PlacedLesson)[] = []
  let before = after
  for (const lesson of lessons) {
    const { pinned_weekday, shares_day = false } = lesson
    const pinned = pinned_weekday !== null
    const earliest = shares_day ? addDays(before, -1) : before
    const planned_date = pinned ? pinnedDay(pinned_weekday, earliest, open) : slots.next().value
    if (planned_date === undefined) return null
    placed.push({ ...lesson, planned_date, pinned })
    before = planned_date
  }
  return placed
}
