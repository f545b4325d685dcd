import { type Day } from "../time/days.ts"
import { isPlanned } from "./lesson-status.ts"
import { type MovableLesson, type MoveAction } from "./move-types.ts"

/** The lessons that a move is for. Lists of students and courses narrow it; without them it is for all. */
export type MoveRange =
  | { lesson_ids: string[] }
  | { curriculum_id: string; from: string }
  | { date: Day; student_ids?: string[] }
  | { missed: true; student_ids?: string[]; curriculum_ids?: string[] }
  | { on_days_off: true; student_ids?: string[] }

/** A lesson with the course and the student it belongs to. */
export type OwnedLesson = MovableLesson & { student_id: string; curriculum_id: string }

/** The lessons taken in one course. */
export type CourseRange = { curriculum_id: string; lesson_ids: Set<string> }

/** The facts that ranges depend on: today, the kind of action, and the days off of each student. */
export type RangeFacts = { today: Day; action: MoveAction["kind"]; isDayOff(student_id: string, day: Day): boolean }

/**
 * The unfinished lessons of a range, for each course that has some: planned ones that are not pinned. Missed ones are planned
 * before today. For a relay, lessons on days off are widened to the first of them in each course and all unfinished ones after
 * it.
 */
export function lessonsInRange(lessons: OwnedLesson[], range: MoveRange, facts: RangeFacts): CourseRange[] {
  const curriculum_ids = new Set(lessons.map((lesson) => lesson.curriculum_id))
  return [...curriculum_ids].flatMap((curriculum_id) => {
    const course = inOrder(lessons.filter((lesson) => lesson.curriculum_id === curriculum_id))
    const taken = course.filter((lesson) => isUnfinished(lesson) && isTaken(lesson, course, range, facts))
    const [first] = taken
    if (first === undefined) return []
    if (!("on_days_off" in range) || facts.action !== "relay") return [{ curriculum_id, lesson_ids: idsOf(taken) }]
    const following = course.filter((lesson) => isUnfinished(lesson) && lesson.position >= first.position)
    return [{ curriculum_id, lesson_ids: idsOf(following) }]
  })
}

/** True for an action that gives lessons a day. */
export function givesDays(action: MoveAction["kind"]): boolean {
  return action !== "undate" && action !== "skip" && action !== "complete"
}

function inOrder(lessons: OwnedLesson[]): OwnedLesson[] {
  return lessons.toSorted((one, other) => one.position - other.position)
}

function isTaken(lesson: OwnedLesson, course: OwnedLesson[], range: MoveRange, facts: RangeFacts): boolean {
  const { planned_date: day, student_id, curriculum_id } = lesson
  if ("lesson_ids" in range) return range.lesson_ids.includes(lesson.id)
  if ("from" in range) {
    const from = course.find(({ id }) => id === range.from)
    return curriculum_id === range.curriculum_id && from !== undefined && lesson.position >= from.position
  }
  if (day === null || !isListed(student_id, range.student_ids)) return false
  if ("date" in range) return day === range.date
  if ("missed" in range) return day < facts.today && isListed(curriculum_id, range.curriculum_ids)
  return facts.isDayOff(student_id, day)
}

function isUnfinished({ status, pinned }: OwnedLesson): boolean {
  return isPlanned(status) && !pinned
}

function isListed(id: string, ids: string[] | undefined): boolean {
  return ids === undefined || ids.includes(id)
}

function idsOf(lessons: OwnedLesson[]): Set<string> {
  return new Set(lessons.map(({ id }) => id))
}
