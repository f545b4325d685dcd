import type { Prisma } from "@hearthbook/db"
import { z } from "zod"
import { letterGrades } from "../../rules/grading.ts"
import { subjectSummarySelect } from "../subject/subject.select.ts"
import type { GradeOnAssignment, GradeView } from "./grade.schema.ts"

/** A mark as it stands on its assignment. */
const gradeOnAssignmentSelect = {
  id: true,
  points_earned: true,
  percentage: true,
  letter_grade: true,
  feedback: true,
  version: true,
  created_at: true,
  updated_at: true,
} satisfies Prisma.gradeSelect

export const gradeSelect = {
  ...gradeOnAssignmentSelect,
  assignment_id: true,
  student_id: true,
  assignment: {
    select: {
      id: true,
      title: true,
      points_possible: true,
      curriculum: { select: { subject: { select: subjectSummarySelect } } },
    },
  },
} satisfies Prisma.gradeSelect

const letter = z.enum(letterGrades).nullable()

export type GradeRow = Prisma.gradeGetPayload<{ select: typeof gradeOnAssignmentSelect }>

function toGradeOnAssignment(row: GradeRow): GradeOnAssignment {
  return {
    id: row.id,
    points_earned: row.points_earned.toNumber(),
    percentage: row.percentage?.toNumber() ?? null,
    letter_grade: letter.parse(row.letter_grade),
    feedback: row.feedback,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** The same as toGradeView, of an assignment that has been read already. */
export function toGradeOf({ id, title, points_possible, student_id, subject }: GradedWork, row: GradeRow): GradeView {
  return {
    ...toGradeOnAssignment(row),
    assignment_id: id,
    student_id,
    assignment: { id, title, points_possible },
    subject,
  }
}

type GradedWork = GradeView["assignment"] & Pick<GradeView, "student_id" | "subject">

export function toGradeView(row: Prisma.gradeGetPayload<{ select: typeof gradeSelect }>): GradeView {
  const { id, title, points_possible, curriculum } = row.assignment
  return {
    ...toGradeOnAssignment(row),
    assignment_id: row.assignment_id,
    student_id: row.student_id,
    assignment: { id, title, points_possible: points_possible.toNumber() },
    subject: curriculum.subject,
  }
}
