import { v7 } from "uuid"
import { countAfter } from "@hearthbook/core/planning/course-plan/lesson-span"
import { copyAssignmentDays, firstMeetingDay } from "@hearthbook/core/planning/course-plan/assignment-days"
import { layCopies } from "@hearthbook/core/planning/copy/copy-lessons"
import type { CourseDays } from "@hearthbook/core/planning/course-days"
import type { OpenDays } from "@hearthbook/core/planning/course-plan/open-days"
import type { Day } from "@hearthbook/core/time/days"
import type { PlannedSubject } from "../course-plan/plan-subjects.ts"
import type { NewAssignment, NewLesson, NewLink } from "../course-plan/save-plan.ts"
import type { StudentSummary } from "../../family/student/student.schema.ts"
import type { SourceAssignment, SourceCourse, SourceLesson } from "./load-sources.ts"

/** A course to make from another one. Its lessons are laid out from `start` on; `open` decides the days of pinned ones. */
export type CourseOrder = {
  source: SourceCourse
  student: StudentSummary
  subject: PlannedSubject
  academic_year: string
  days: CourseDays
  start: Day
  open: OpenDays
  /** The ids that join its lessons with those of siblings, by the lesson of the source; null if it is done alone. */
  together: Map<string, string> | null
}

/** A course that is not saved yet, with its lessons in order. */
export type PlannedCourse = CourseOrder & {
  id: string
  lessons: NewLesson[]
  links: NewLink[]
  assignments: NewAssignment[]
  beyond_end: number
}

/** Plans a course with its lessons, their resources and its assignments; null if the course would never meet. */
export function planCourse(order: CourseOrder): PlannedCourse | null {
  const { source, student, days, start, open } = order
  const laid = layCopies(source.lessons, { course: days, start, open, dated: source.mode === "dated" })
  if (laid === null) return null
  const id = v7()
  const lessons = laid.map((lesson, position): NewLesson => ({
    id: v7(),
    student_id: student.id,
    curriculum_id: id,
    title: lesson.title,
    objectives: lesson.objectives,
    private_notes: lesson.private_notes,
    minutes: lesson.minutes,
    position,
    together_id: order.together?.get(lesson.id) ?? null,
    planned_date: lesson.planned_date,
    pinned: lesson.pinned,
  }))
  const pairs = new Map(source.lessons.map((lesson, position) => [lesson.id, { lesson, copy: lessons[position] }]))
  const links = source.lessons.flatMap(({ resource_ids }, index) =>
    resource_ids.map((resource_id, position) => ({ lesson_id: lessons[index]?.id ?? "", resource_id, position })),
  )
  const assignments = source.assignments.map((assignment) => {
    const pair = assignment.lesson_id === null ? undefined : pairs.get(assignment.lesson_id)
    return { ...copyAssignment(order, assignment, pair), curriculum_id: id }
  })
  return { ...order, id, lessons, links, assignments, beyond_end: countAfter(lessons, days.end) }
}

/** A lesson with its copy. */
type LessonPair = { lesson: SourceLesson; copy: NewLesson | undefined }

/** The distance counts from the lesson if it has a day, as its copy then does, else from the first day of the course. */
function copyAssignment(
  { source, student, days: course, start }: CourseOrder,
  { assigned_date, due_date, ...rest }: SourceAssignment,
  pair: LessonPair | undefined,
): NewAssignment {
  const [from, to] =
    pair?.lesson.planned_date && pair.copy?.planned_date
      ? [pair.lesson.planned_date, pair.copy.planned_date]
      : [firstMeetingDay(source.days, source.days.start), firstMeetingDay(course, start)]
  const days = copyAssignmentDays({ course: source.days, day: from }, { course, day: to }, { assigned_date, due_date })
  return { ...rest, ...days, id: v7(), student_id: student.id, lesson_id: pair?.copy?.id ?? null }
}
