import type { Prisma } from "@hearthbook/db"
import { gradeLevel } from "../../fields.ts"
import { attendanceRate, type MarkCounts } from "../../rules/attendance.ts"
import { averageLetter, averagePercent } from "../../rules/grading.ts"
import type { SubjectSums } from "../grade/subject-sums.ts"
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
  _count: {
    select: { curricula: true, attendance_records: true, schedule_entries: true, events: true, submissions: true },
  },
  curricula: { select: { _count: { select: { lessons: true } } } },
} satisfies Prisma.studentSelect

export function toStudentSummary(
  row: Prisma.studentGetPayload<{ select: typeof studentSummarySelect }>,
): StudentSummary {
  const { id, first_name, last_name, color } = row
  return { id, first_name, last_name, color, grade_level: gradeLevel.parse(row.grade_level) }
}

/** What is worked out of a child's records beside its own row. */
export type StudentFigures = { subjects: SubjectSums[]; marks: MarkCounts | undefined }

export function toStudentView(
  row: Prisma.studentGetPayload<{ select: typeof studentSelect }>,
  { subjects, marks }: StudentFigures,
): StudentView {
  const sum = (count: (of: SubjectSums) => number) => subjects.reduce((total, of) => total + count(of), 0)
  const { curricula, ...removes } = row._count
  return {
    ...toStudentSummary(row),
    date_of_birth: row.date_of_birth.toISOString(),
    has_login: row.user !== null,
    curriculum_count: curricula,
    assignment_count: sum((of) => of.assignment_count),
    graded_count: sum((of) => of.graded_count),
    attendance_rate: marks ? attendanceRate(marks) : null,
    subjects: subjects.map(toSubjectAverage),
    removes: { ...removes, lessons: row.curricula.reduce((total, { _count }) => total + _count.lessons, 0) },
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function toSubjectAverage({ subject, ...points }: SubjectSums): StudentView["subjects"][number] {
  return { subject, percent: averagePercent([points]), letter_grade: averageLetter([points]) }
}
