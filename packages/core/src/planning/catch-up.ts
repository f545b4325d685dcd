import { type Day } from "../time/days.ts"
import { type CourseDays } from "./course-days.ts"
import { isPlanned } from "./lesson-status.ts"
import { type DatedLesson, type MovableLesson, type Targets } from "./move-types.ts"
import { type Refusal } from "./refusal.ts"
import { neverMeets } from "./space-out.ts"
import { slotsOf } from "./course-plan/slots.ts"

/**
 * Lays the unfinished dated lessons from the range's first one on, at most `per_day` on each meeting day from `start` on. It
 * stops at the first lesson that is not before its slot: that lesson and all later ones stay. Refused if the course never meets.
 */
export function catchUp(
  course: CourseDays,
  { lessons, range }: { lessons: MovableLesson[]; range: Set<string> },
  { start, per_day }: { start: Day; per_day: number },
): Targets | Refusal {
  const dated = lessons.filter(isUnfinishedAndDated)
  const first = dated.findIndex(({ id }) => range.has(id))
  const slots = slotsOf({ course, start, per_day })
  const targets: Targets = []
  for (const lesson of first === -1 ? [] : dated.slice(first)) {
    const slot = slots.next().value
    if (slot === undefined) return neverMeets()
    if (lesson.planned_date >= slot) break
    targets.push({ lesson, to: slot })
  }
  return targets
}

/** True for a planned lesson with a day that bulk moves may change. */
export function isUnfinishedAndDated(lesson: MovableLesson): lesson is DatedLesson {
  return isPlanned(lesson.status) && !lesson.pinned && lesson.planned_date !== null
}
