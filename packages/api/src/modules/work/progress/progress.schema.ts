import { z } from "zod"
import { academicYear, day, dayView, id, momentView } from "@hearthbook/core/fields/fields"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"

export const progressFilter = z.object({
  student_id: id.optional(),
  academic_year: academicYear.optional().meta({ description: "Only courses of this year" }),
})

/** A child's progress in one subject. */
export const subjectProgress = z.object({
  subject: subjectSummary,
  assignment_count: z.int(),
  graded_count: z.int(),
  points_earned: z.number().meta({ description: "Points of graded work that is worth more than 0 points" }),
  points_possible: z.number(),
  percent: z.int().nullable().meta({ description: "The subject's grade, rounded; null while nothing is graded" }),
  shown_percent: z
    .number()
    .nullable()
    .meta({ description: "Beside the letter, with decimals where rounding would contradict it" }),
  letter_grade: z
    .string()
    .nullable()
    .meta({ description: "The label of the courses' scale, or the family's, from the unrounded percentage" }),
})

/** A recent high score. */
export const achievement = z.object({
  grade_id: id,
  assignment_id: id,
  title: z.string(),
  subject: subjectSummary,
  points_earned: z.number(),
  points_possible: z.number(),
  percentage: z.number(),
  letter_grade: z.string().nullable().meta({ description: "The label on the course's scale" }),
  graded_at: momentView,
})

export const progressView = z.object({
  student: studentSummary,
  assignment_count: z.int(),
  graded_count: z.int(),
  subjects: z.array(subjectProgress),
  achievements: z.array(achievement).meta({ description: "The newest three, of 90 percent or more" }),
})

export const weekFilter = progressFilter.omit({ academic_year: true }).extend({
  start_date: day("Start date").optional().meta({ description: "The first day of the academic year by default" }),
  end_date: day("End date")
    .optional()
    .meta({ description: "None by default, because work may be graded before it is due" }),
})

/** The result in one subject of the work due in one week. */
export const weekProgress = z.object({
  student_id: id,
  subject: subjectSummary,
  week: dayView.meta({ description: "The Monday of the week in which the work was due" }),
  percent: z.int().meta({ description: "Points earned over points possible, rounded" }),
  graded_count: z.int(),
})

export type ProgressView = z.output<typeof progressView>
export type SubjectProgress = z.output<typeof subjectProgress>
export type Achievement = z.output<typeof achievement>
export type WeekProgress = z.output<typeof weekProgress>
