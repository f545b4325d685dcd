import { daysBetween, mondayOf, type Day } from "../../time/days.ts"
import { type CourseDays } from "../course-days.ts"
import { longestGap, meetingDaysFrom } from "../meeting-day-walk.ts"

/** The places for lessons: `per_day` on each meeting day from `start` on, in every `every_weeks`-th week from the first. */
export type SlotPlan = { course: CourseDays; start: Day; per_day: number; every_weeks?: number }

/**
 * The day of each slot, in order. Weeks begin on Monday, and the first is that of the first slot. Slots continue after the
 * course's end, and stop after ten years without one.
 */
export function* slotsOf({ course, start, per_day, every_weeks = 1 }: SlotPlan): Generator<Day, void> {
  let firstMonday: Day | null = null
  let last: Day | null = null
  for (const day of meetingDaysFrom(course, start)) {
    firstMonday ??= mondayOf(day)
    last ??= day
    if (daysBetween(last, day) > longestGap) return
    if ((daysBetween(firstMonday, mondayOf(day)) / 7) % every_weeks !== 0) continue
    last = day
    for (let slot = 0; slot < per_day; slot += 1) yield day
  }
}

/** The days of the first `count` slots. Fewer if the course stops meeting. */
export function firstSlots(plan: SlotPlan, count: number): Day[] {
  if (count === 0) return []
  const days: Day[] = []
  for (const day of slotsOf(plan)) {
    days.push(day)
    if (days.length === count) break
  }
  return days
}
