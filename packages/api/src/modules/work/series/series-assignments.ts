import { v7 } from "uuid"
import { fieldError } from "@hearthbook/core/errors/errors"
import { assignmentDays } from "@hearthbook/core/planning/course-plan/assignment-days"
import type { NewAssignment } from "../../plan/course-plan/save-plan.ts"
import type { SeriesLesson } from "./series-lesson.ts"
import type { SeriesInput, SeriesWork } from "./series.schema.ts"

/**
 * The assignments of a series, with the titles of their lessons: `assignment` for its own lessons, `insert.assignment` for the
 * inserted ones. VALIDATION_ERROR if a lesson with an assignment has no day.
 */
export function seriesAssignments({ assignment, insert }: SeriesInput, lessons: SeriesLesson[]): NewAssignment[] {
  return lessons.flatMap((lesson) => {
    if (lesson.insertion !== null)
      return insert?.assignment ? toAssignment(lesson, insert.assignment, "insert.assignment") : []
    return assignment ? toAssignment(lesson, assignment, "assignment") : []
  })
}

function toAssignment(lesson: SeriesLesson, work: SeriesWork, field: string): NewAssignment {
  const { id: lesson_id, student_id, curriculum_id, course, title, planned_date } = lesson
  if (!planned_date) throw fieldError(field, "Lessons without a day cannot have assignments, which need a due date.")
  const distance = { assigned_date: 0, due_date: work.due === "next_meeting" ? 1 : 0 }
  return {
    id: v7(),
    student_id,
    curriculum_id,
    lesson_id,
    title,
    type: work.type ?? "homework",
    points_possible: work.points_possible ?? 100,
    ...assignmentDays({ course: course.days, day: planned_date }, distance),
  }
}
