import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { groupBy } from "@hearthbook/core/lists/group-by"
import { forecastOf } from "@hearthbook/core/planning/forecast"
import type { LessonChange } from "@hearthbook/core/planning/move-types"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import { isPlanned } from "@hearthbook/core/planning/lesson-status"
import { recordChange } from "../../../recording/record-change.ts"
import { lockCourses } from "../../plan/course-plan/lock-courses.ts"
import { findCourses, type CourseLesson } from "./find-lessons.ts"
import { describeMove } from "./move-messages.ts"
import { planMoves, type CourseMove } from "./plan-moves.ts"
import type { RescheduleInput, RescheduleView } from "./reschedule.schema.ts"
import { savePositions, saveMoves } from "./save-moves.ts"

/**
 * Moves, skips or completes many lessons, each course by itself: all or none, as one change that can be undone. A preview answers
 * the same and changes nothing. CONFLICT if the changes are not those that the caller expected; VALIDATION_ERROR at the field
 * that cannot be carried out.
 */
export async function reschedule(scope: Scope, input: RescheduleInput): Promise<RescheduleView> {
  const { action, expected, preview = false } = input
  const curricula = await findCourses(scope, input.scope)
  await lockCourses(scope, curricula)
  // Read after the lock, so that a move that has just been saved is seen.
  const moves = await planMoves(scope, input, curricula)
  const changed = moves.filter(({ changes, positions }) => changes.length > 0 || positions)
  if (expected) refuseUnexpected(changed, expected)
  const save = async () => {
    const completed_on = action.kind === "complete" ? action.on : null
    await saveMoves(
      scope,
      changed.flatMap(({ changes }) => changes),
      completed_on,
    )
    for (const { positions } of changed) if (positions) await savePositions(scope, positions)
  }
  const count = changed.reduce((sum, { changes }) => sum + changes.length, 0)
  const summary = describeMove(
    action,
    count,
    changed.map(({ course }) => course.name),
  )
  const change = preview ? null : await recordChange(scope, { kind: "reschedule", summary }, save)
  return toRescheduleView(scope.today, changed, change?.change_id ?? null)
}

/** Refuses if a lesson would change that the preview did not show, or one that it showed was changed since. */
function refuseUnexpected(moves: CourseMove[], expected: { lesson_id: string; version: number }[]): void {
  const versions = new Map(expected.map(({ lesson_id, version }) => [lesson_id, version]))
  const lessons = moves.flatMap((move) => move.lessons)
  const changing = new Set(moves.flatMap(({ changes }) => changes.map(({ lesson_id }) => lesson_id)))
  const shown = lessons.filter(({ id }) => changing.has(id) || versions.has(id))
  const changed = shown
    .filter(({ id, version }) => versions.get(id) !== version || !changing.has(id))
    .map(({ id, title }) => ({ noun: "lesson", id, name: title }))
  const gone = expected.length > shown.filter(({ id }) => versions.has(id)).length
  if (changed.length === 0 && !gone) return
  throw new AppError("CONFLICT", "These lessons were changed meanwhile. Look at the new preview.", { changed })
}

function toRescheduleView(today: Day, moves: CourseMove[], change_id: string | null): RescheduleView {
  return {
    changes: moves.flatMap(({ changes, lessons }) => {
      const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]))
      return changes.flatMap((change) => toChangeView(change, byId.get(change.lesson_id)) ?? [])
    }),
    forecasts: moves.map((move) => toForecast(move, today)),
    warnings: moves.flatMap(toWarnings),
    change_id,
  }
}

function toChangeView({ from, to, ...change }: LessonChange, lesson: CourseLesson | undefined) {
  if (!lesson) return null
  const { title, student_id, curriculum_id, version } = lesson
  const days = { from: from && dayToMidnight(from), to: to && dayToMidnight(to) }
  return { ...change, ...days, title, student_id, curriculum_id, version }
}

/** The lessons of a course as they are after a move. */
function lessonsAfter({ lessons, changes }: CourseMove): CourseLesson[] {
  const byId = new Map(changes.map((change) => [change.lesson_id, change]))
  return lessons.map((lesson) => {
    const change = byId.get(lesson.id)
    return change ? { ...lesson, planned_date: change.to, status: change.status_to } : lesson
  })
}

function toForecast(move: CourseMove, today: Day): RescheduleView["forecasts"][number] {
  const { id, days, mode } = move.course
  const finish = (lessons: CourseLesson[]) => {
    const { planned_finish } = forecastOf(lessons, days, mode, today)
    return planned_finish && dayToMidnight(planned_finish)
  }
  return {
    curriculum_id: id,
    before: finish(move.lessons),
    after: finish(lessonsAfter(move)),
    target: dayToMidnight(days.end),
  }
}

function toWarnings(move: CourseMove): RescheduleView["warnings"] {
  const curriculum_id = move.course.id
  const moved = new Set(move.changes.filter(({ from, to }) => to !== from).map(({ lesson_id }) => lesson_id))
  const open = lessonsAfter(move).filter(({ status, planned_date }) => isPlanned(status) && planned_date !== null)
  const sharing = [...groupBy(open, ({ planned_date }) => planned_date ?? "").values()]
    .filter((lessons) => lessons.length > 1)
    .flatMap((lessons) => lessons.filter(({ id }) => moved.has(id)))
  const warnings = [
    { kind: "beyond_end" as const, curriculum_id, count: move.beyond_end },
    { kind: "same_day" as const, curriculum_id, count: sharing.length },
  ]
  return warnings.filter(({ count }) => count > 0)
}
