import type { Prisma } from "@hearthbook/db"
import { noWork, type WorkCount } from "../../rules/progress.ts"
import { providerSummarySelect } from "../provider/provider.select.ts"
import { studentSummarySelect, toStudentSummary } from "../student/student.select.ts"
import { subjectSummarySelect } from "../subject/subject.select.ts"
import type { CurriculumView } from "./curriculum.schema.ts"

export const curriculumSelect = {
  id: true,
  student_id: true,
  subject_id: true,
  provider_id: true,
  academic_year: true,
  semester: true,
  goals: true,
  notes: true,
  version: true,
  created_at: true,
  updated_at: true,
  student: { select: studentSummarySelect },
  subject: { select: subjectSummarySelect },
  provider: { select: providerSummarySelect },
  _count: { select: { lessons: true } },
} satisfies Prisma.curriculumSelect

export function toCurriculumView(
  row: Prisma.curriculumGetPayload<{ select: typeof curriculumSelect }>,
  work: Map<string, WorkCount>,
): CurriculumView {
  const { total, graded } = work.get(row.id) ?? noWork
  const { _count, ...curriculum } = row
  return {
    ...curriculum,
    student: toStudentSummary(row.student),
    assignment_count: total,
    graded_count: graded,
    lesson_count: _count.lessons,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
