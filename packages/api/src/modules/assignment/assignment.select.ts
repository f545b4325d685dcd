import type { Prisma } from "@hearthbook/db"
import { effectiveStatus } from "../../rules/assignment-status.ts"
import { dateToDay, type Day } from "../../rules/days.ts"
import { gradeOnAssignmentSelect, toGradeOnAssignment } from "../grade/grade.select.ts"
import { studentSummarySelect, toStudentSummary } from "../student/student.select.ts"
import { subjectSummarySelect } from "../subject/subject.select.ts"
import type { AssignmentOnLesson, AssignmentView } from "./assignment.schema.ts"

/** An assignment as it stands on the lesson it was set with. */
export const assignmentOnLessonSelect = {
  id: true,
  title: true,
  type: true,
  status: true,
  points_possible: true,
  due_date: true,
} satisfies Prisma.assignmentSelect

export function toAssignmentOnLesson(
  row: Prisma.assignmentGetPayload<{ select: typeof assignmentOnLessonSelect }>,
): AssignmentOnLesson {
  return { ...row, points_possible: row.points_possible.toNumber(), due_date: row.due_date.toISOString() }
}

export const assignmentSelect = {
  id: true,
  lesson_id: true,
  curriculum_id: true,
  student_id: true,
  title: true,
  description: true,
  instructions: true,
  points_possible: true,
  type: true,
  status: true,
  assigned_date: true,
  due_date: true,
  submission_url: true,
  version: true,
  created_at: true,
  updated_at: true,
  curriculum: { select: { student: { select: studentSummarySelect }, subject: { select: subjectSummarySelect } } },
  grade: { select: gradeOnAssignmentSelect },
} satisfies Prisma.assignmentSelect

export function toAssignmentView(
  row: Prisma.assignmentGetPayload<{ select: typeof assignmentSelect }>,
  today: Day,
): AssignmentView {
  const { curriculum, ...assignment } = row
  return {
    ...assignment,
    points_possible: row.points_possible.toNumber(),
    effective_status: effectiveStatus(row.status, dateToDay(row.due_date), today),
    assigned_date: row.assigned_date.toISOString(),
    due_date: row.due_date.toISOString(),
    student: toStudentSummary(curriculum.student),
    subject: curriculum.subject,
    grade: row.grade && toGradeOnAssignment(row.grade),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
