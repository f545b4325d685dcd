import type { Prisma } from "@hearthbook/db"
import { can } from "../../permissions.ts"
import type { Actor } from "../../scope.ts"
import { assignmentOnLessonSelect, toAssignmentOnLesson } from "../assignment/assignment.select.ts"
import { resourceSummarySelect } from "../resource/resource.select.ts"
import { studentSummarySelect, toStudentSummary } from "../student/student.select.ts"
import { subjectSummarySelect } from "../subject/subject.select.ts"
import type { LessonView } from "./lesson.schema.ts"

export const lessonSelect = {
  id: true,
  student_id: true,
  curriculum_id: true,
  title: true,
  planned_date: true,
  objectives: true,
  private_notes: true,
  position: true,
  completed_at: true,
  version: true,
  created_at: true,
  updated_at: true,
  curriculum: { select: { student: { select: studentSummarySelect }, subject: { select: subjectSummarySelect } } },
  resources: { select: { resource: { select: resourceSummarySelect } }, orderBy: { position: "asc" } },
  assignments: { select: assignmentOnLessonSelect, orderBy: [{ due_date: "asc" }, { id: "asc" }] },
} satisfies Prisma.lessonSelect

/** The private notes leave towards adults only (DECISIONS 16, 28). */
export function toLessonView(
  row: Prisma.lessonGetPayload<{ select: typeof lessonSelect }>,
  { role }: Actor,
): LessonView {
  const { curriculum, private_notes, ...lesson } = row
  return {
    ...lesson,
    ...(can(role, "keep_records") && { private_notes }),
    planned_date: row.planned_date.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    student: toStudentSummary(curriculum.student),
    subject: curriculum.subject,
    resources: row.resources.map(({ resource }) => resource),
    assignments: row.assignments.map(toAssignmentOnLesson),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
