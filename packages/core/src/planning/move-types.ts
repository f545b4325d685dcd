import { type Day } from "../time/days.ts"
import { type CourseDays } from "./course-days.ts"
import { type OrderedLesson } from "./lesson-order.ts"
import { type LessonStatus } from "./lesson-status.ts"
import { type MoveOverrun } from "./overrun.ts"

/** A lesson of the course whose lessons are moved. */
export type MovableLesson = OrderedLesson & { position: number }

/** A lesson that has a day. */
export type DatedLesson = MovableLesson & { planned_date: Day }

/**
 * The action on a range. `meeting_days` is negative for an earlier day. Without `per_day` a course keeps its usual pace. Without
 * `start` a relay begins at the own day of the first lesson, and catching up at that of each lesson of the range.
 */
export type MoveAction =
  | { kind: "shift"; meeting_days: number }
  | { kind: "move"; to: Day }
  | { kind: "relay"; start?: Day; per_day?: number }
  | { kind: "catch_up"; start?: Day; per_day?: number }
  | { kind: "spread"; start: Day; until: Day }
  | { kind: "undate" }
  | { kind: "skip" }
  | { kind: "complete"; on: Day }

/**
 * A move within one course. `lessons` are all of its lessons in order, `range` the ids of those that the action takes: planned
 * ones that are not pinned.
 */
export type Move = {
  course: CourseDays
  lessons: MovableLesson[]
  range: Set<string>
  action: MoveAction
  overrun: MoveOverrun
  today: Day
}

/** The change of one lesson: its day and its status, before and after. */
export type LessonChange = {
  lesson_id: string
  from: Day | null
  to: Day | null
  status_from: LessonStatus
  status_to: LessonStatus
}

/**
 * The lessons that change, and the number of those in the range that are after the course's end. `positions` are the ids of all
 * lessons in their new order, if it changes.
 */
export type MovedLessons = { changes: LessonChange[]; positions?: string[]; beyond_end: number }

/** The new days of lessons, in the order of the course. */
export type Targets = { lesson: MovableLesson; to: Day | null }[]
