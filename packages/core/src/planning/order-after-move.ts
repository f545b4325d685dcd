import { type Day } from "../time/days.ts"
import { type DatedLesson, type MovableLesson } from "./move-types.ts"

/**
 * The ids of a course's lessons after some were moved to a day. The order follows the days, with the moved lessons after those
 * that were there. Undated lessons keep their places among the others.
 */
export function orderAfterMove(lessons: MovableLesson[], moved: Set<string>, to: Day): string[] {
  const others = inDayOrder(lessons.filter(({ id }) => !moved.has(id)))
  const lastBefore = others.findLastIndex((lesson) => isDated(lesson) && lesson.planned_date <= to)
  const place = lastBefore === -1 ? Math.max(others.findIndex(isDated), 0) : lastBefore + 1
  const ids = others.map(({ id }) => id)
  return ids.toSpliced(place, 0, ...lessons.filter(({ id }) => moved.has(id)).map(({ id }) => id))
}

/** Sorts the dated lessons by day among the places that dated lessons have. Lessons of one day keep their order. */
function inDayOrder(lessons: MovableLesson[]): MovableLesson[] {
  const sorted = lessons
    .filter(isDated)
    .sort((one, other) => one.planned_date.localeCompare(other.planned_date))
    .values()
  return lessons.map((lesson) => (isDated(lesson) ? (sorted.next().value ?? lesson) : lesson))
}

function isDated(lesson: MovableLesson): lesson is DatedLesson {
  return lesson.planned_date !== null
}
