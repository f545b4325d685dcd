import { type Day } from "../time/days.ts"
import { isUnfinishedAndDated } from "./catch-up.ts"
import { type CourseDays } from "./course-days.ts"
import { type DatedLesson, type MovableLesson, type Targets } from "./move-types.ts"
import { type Refusal } from "./refusal.ts"
import { neverMeets } from "./space-out.ts"
import { slotsOf } from "./course-plan/slots.ts"

/**
 * Makes room at a course's own pace. From the range's first lesson on, the unfinished dated lessons take the slots from `start` on,
 * `per_day` on each meeting day. A lesson before its slot moves to it, and one on the day of its slot stays there. At the first lesson
 * after its slot there is room: that lesson and all later ones stay. Nothing moves if the first lesson is not before its slot.
 *
 * Without `start`, each lesson of the range begins at its own day, and those after the first room are looked at likewise. Refused
 * if the course never meets.
 */
export function pushBack(
  course: CourseDays,
  { lessons, range }: { lessons: MovableLesson[]; range: Set<string> },
  { start, per_day }: { start?: Day; per_day: number },
): Targets | Refusal {
  const dated = lessons.filter(isUnfinishedAndDated)
  const targets: Targets = []
  let index = dated.findIndex(({ id }) => range.has(id))
  for (let first = dated[index]; first !== undefined; first = dated[index]) {
    const pushed = pushUntilRoom(dated.slice(index), slotsOf({ course, start: start ?? first.planned_date, per_day }))
    if (pushed === null) return neverMeets()
    targets.push(...pushed)
    if (start !== undefined) break
    const next = index + Math.max(pushed.length, 1)
    index = dated.findIndex(({ id }, place) => place >= next && range.has(id))
  }
  return targets
}

/** The lessons up to the first after its slot, with their days. None if the first is not before its slot; null without a slot. */
function pushUntilRoom(lessons: DatedLesson[], slots: Iterator<Day, void>): Targets | null {
  const targets: Targets = []
  for (const lesson of lessons) {
    const to = slots.next().value
    if (to === undefined) return null
    if (lesson.planned_date > to || (targets.length === 0 && lesson.planned_date === to)) break
    targets.push({ lesson, to })
  }
  return targets
}
