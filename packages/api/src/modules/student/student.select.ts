import type { Prisma } from "@hearthbook/db"
import { gradeLevel } from "../../fields.ts"
import { noWork, type WorkCount } from "../../rules/progress.ts"
import type { StudentSummary, StudentView } from "./student.schema.ts"

export const studentSummarySelect = {
  id: true,
  first_name: true,
  last_name: true,
  grade_level: true,
  color: true,
} satisfies Prisma.studentSelect

export const studentSelect = {
  ...studentSummarySelect,
  date_of_birth: true,
  version: true,
  created_at: true,
  updated_at: true,
  user: { select: { id: true } },
  _count: { select: { curricula: true } },
} satisfies Prisma.studentSelect

export function toStudentSummary(
  row: Prisma.studentGetPayload<{ select: typeof studentSummarySelect }>,
): StudentSummary {
  const { id, first_name, last_name, color } = row
  return { id, first_name, last_name, color, grade_level: gradeLevel.parse(row.grade_level) }
}

export function toStudentView(
  row: Prisma.studentGetPayload<{ select: typeof studentSelect }>,
  work: Map<string, WorkCount>,
): StudentView {
  const { total, graded } = work.get(row.id) ?? noWork
  return {
    ...toStudentSummary(row),
    date_of_birth: row.date_of_birth.toISOString(),
    has_login: row.user !== null,
    curriculum_count: row._count.curricula,
    assignment_count: total,
    graded_count: graded,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
