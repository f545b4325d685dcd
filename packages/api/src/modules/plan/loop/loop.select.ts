import type { Prisma } from "@hearthbook/db"
import { studentSummarySelect, toStudentSummary } from "../../family/student/student.select.ts"
import type { LoopView } from "./loop.schema.ts"

export const loopSelect = {
  id: true,
  student_id: true,
  name: true,
  meeting_days: true,
  per_day: true,
  version: true,
  created_at: true,
  updated_at: true,
  student: { select: studentSummarySelect },
  courses: { select: { curriculum_id: true }, orderBy: { position: "asc" } },
} satisfies Prisma.loopSelect

export type LoopRow = Prisma.loopGetPayload<{ select: typeof loopSelect }>

export function toLoopView({ courses, ...row }: LoopRow, next: LoopView["next"]): LoopView {
  return {
    ...row,
    meeting_days: row.meeting_days.length > 0 ? row.meeting_days : null,
    curriculum_ids: courses.map(({ curriculum_id }) => curriculum_id),
    student: toStudentSummary(row.student),
    next,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
