import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { dayToDate, type Day } from "@hearthbook/core/time/days"
import { isDone } from "@hearthbook/core/planning/lesson-status"
import type { LessonView } from "./lesson.schema.ts"

type StatusInput = {
  status?: LessonView["status"] | undefined
  /** True for 'done', false for 'planned'. */
  completed?: boolean | undefined
  completed_on?: Day | undefined
}

/** The columns that say if and when a lesson was done. */
type StatusColumns = { status: LessonView["status"]; completed_on: Date | null; completed_at: Date | null }

/**
 * The columns of a lesson's status after a change; undefined for no change. A lesson is done today by default, and completing it
 * again keeps the first time. VALIDATION_ERROR if the day of completion is in the future, or the lesson is not done.
 */
export function statusColumns(
  { today, now }: Scope,
  before: Pick<LessonView, "status" | "completed_on" | "completed_at">,
  { completed, completed_on, ...input }: StatusInput,
): StatusColumns | undefined {
  const status = input.status ?? (completed === undefined ? undefined : completed ? "done" : "planned")
  if (status === undefined && completed_on === undefined) return undefined
  const after = status ?? before.status
  if (!isDone(after)) {
    if (completed_on) throw fieldError("completed_on", "Only a lesson that is done has a day on which it was done.")
    return { status: after, completed_on: null, completed_at: null }
  }
  if (completed_on && completed_on > today) throw fieldError("completed_on", "Choose today or an earlier day.")
  return {
    status: after,
    completed_on: dayToDate(completed_on ?? before.completed_on?.slice(0, 10) ?? today),
    completed_at: before.completed_at ? new Date(before.completed_at) : now,
  }
}
