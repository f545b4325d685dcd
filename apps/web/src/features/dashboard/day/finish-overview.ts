import type { AssignmentView } from "@hearthbook/api/schemas/assignment"
import type { DashboardView } from "@hearthbook/api/schemas/dashboard"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import type { RestOfDay } from "./day-rows.ts"

/** The dashboard as it will be when these lessons and classes are done and this work is submitted, to show before the server has answered. */
export function finishOverview(
  overview: DashboardView,
  { lesson_ids, assignment_ids, schedule_ids }: RestOfDay,
): DashboardView {
  const finishLesson = (lesson: LessonView): LessonView =>
    lesson_ids.includes(lesson.id)
      ? { ...lesson, status: "done", completed_on: overview.today, completed_at: overview.today }
      : lesson
  const submit = (work: AssignmentView): AssignmentView =>
    assignment_ids.includes(work.id) ? { ...work, status: "submitted", effective_status: "submitted" } : work
  return {
    ...overview,
    children: overview.children.map((child) => ({
      ...child,
      lessons: child.lessons.map(finishLesson),
      due: child.due.map(submit),
      held_class_ids: [
        ...child.held_class_ids,
        ...child.classes.map(({ id }) => id).filter((id) => schedule_ids.includes(id)),
      ],
    })),
  }
}
