import { type Day } from "../time/days.ts"
import { type CourseDays } from "./course-days.ts"
import { type MovableLesson, type Targets } from "./move-types.ts"
import { refuse, type Refusal } from "./refusal.ts"
import { firstSlots } from "./course-plan/slots.ts"

/**
 * Lays lessons in order, `per_day` on each meeting day from `start` on, or else from the first lesson's own day on. Refused if the
 * course never meets.
 */
export function relayLessons(
  course: CourseDays,
  lessons: MovableLesson[],
  { start = lessons[0]?.planned_date ?? course.start, per_day }: { start?: Day; per_day: number },
): Targets | Refusal {
  const slots = firstSlots({ course, start, per_day }, lessons.length)
  const targets = lessons.flatMap((lesson, index) => {
    const to = slots[index]
    return to === undefined ? [] : [{ lesson, to }]
  })
  return targets.length < lessons.length ? neverMeets() : targets
}

/** The refusal of a course that never meets, on the field that names the course. */
export function neverMeets(field = "scope"): Refusal {
  return refuse(field, "This course never meets: none of its weekdays is a school day from its first to its last day.")
}
