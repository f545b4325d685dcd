import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { DashboardView } from "@hearthbook/api/records/dashboard"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { heldInOverview } from "../../../entities/schedule/meeting/classes-on-day.ts"
import { dayOf } from "../../../lib/format.ts"
import type { IdsToFinish } from "./day-rows.ts"

/**
 * The dashboard as it will be when these lessons are done, this work is submitted and these classes were held, to show before the server
 * has answered.
 */
export function finishOverview(
  overview: DashboardView,
  { lesson_ids, assignment_ids, schedule_ids }: IdsToFinish,
): DashboardView {
  const finishLesson = (lesson: LessonView): LessonView =>
    lesson_ids.includes(lesson.id)
      ? { ...lesson, status: "done", completed_on: overview.today, completed_at: overview.today }
      : lesson
  const submit = (work: AssignmentView): AssignmentView =>
    assignment_ids.includes(work.id) ? { ...work, status: "submitted", effective_status: "submitted" } : work
  const held = heldInOverview(overview, { ids: schedule_ids, day: dayOf(overview.today), held: true })
  return {
    ...held,
    children: held.children.map((child) => ({
      ...child,
      lessons: child.lessons.map(finishLesson),
      due: child.due.map(submit),
    })),
  }
}
