import type { Prisma } from "@hearthbook/db"
import { studentSummarySelect, toStudentSummary } from "../student/student.select.ts"
import { subjectSummarySelect } from "../subject/subject.select.ts"
import type { ClassView } from "./schedule.schema.ts"

export const classSelect = {
  id: true,
  student_id: true,
  subject_id: true,
  day_of_week: true,
  start_time: true,
  end_time: true,
  location: true,
  start_date: true,
  end_date: true,
  version: true,
  created_at: true,
  updated_at: true,
  student: { select: studentSummarySelect },
  subject: { select: subjectSummarySelect },
} satisfies Prisma.schedule_entrySelect

export function toClassView(row: Prisma.schedule_entryGetPayload<{ select: typeof classSelect }>): ClassView {
  return {
    ...row,
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    start_date: row.start_date?.toISOString() ?? null,
    end_date: row.end_date?.toISOString() ?? null,
    student: toStudentSummary(row.student),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
