import type { Prisma } from "@hearthbook/db"
import { gradeLevel } from "@hearthbook/core/fields/fields"
import type { PastCourseView } from "./past-course.schema.ts"

export const pastCourseSelect = {
  id: true,
  student_id: true,
  academic_year: true,
  grade_level: true,
  title: true,
  letter: true,
  percent: true,
  credits: true,
  level: true,
  provider_name: true,
  version: true,
  created_at: true,
  updated_at: true,
} satisfies Prisma.past_courseSelect

export function toPastCourseView(
  row: Prisma.past_courseGetPayload<{ select: typeof pastCourseSelect }>,
): PastCourseView {
  return {
    ...row,
    grade_level: gradeLevel.parse(row.grade_level),
    percent: row.percent?.toNumber() ?? null,
    credits: row.credits.toNumber(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
