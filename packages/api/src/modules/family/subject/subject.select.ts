import type { Prisma } from "@hearthbook/db"
import { gradeLevel } from "@hearthbook/core/fields/fields"
import type { SubjectView } from "./subject.schema.ts"

export const subjectSummarySelect = { id: true, name: true, color: true, icon: true } satisfies Prisma.subjectSelect

export const subjectSelect = {
  ...subjectSummarySelect,
  description: true,
  grade_level: true,
  core: true,
  version: true,
  created_at: true,
  updated_at: true,
  _count: { select: { curricula: true } },
} satisfies Prisma.subjectSelect

export function toSubjectView(row: Prisma.subjectGetPayload<{ select: typeof subjectSelect }>): SubjectView {
  const { _count, ...subject } = row
  return {
    ...subject,
    grade_level: gradeLevel.nullable().parse(row.grade_level),
    curriculum_count: _count.curricula,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
