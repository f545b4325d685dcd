import { z } from "zod"
import { dayView, id } from "@hearthbook/core/fields/fields"
import { reportCardLayouts } from "@hearthbook/core/grading/report-card"
import { courseLevels } from "@hearthbook/core/grading/gpa"
import { gradingScaleView } from "../../family/grading-scale/grading-scale.schema.ts"
import { schoolView } from "../school/school.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { missingView } from "../transcript/transcript.schema.ts"

export const reportCardFilter = z.object({
  id: id.meta({ description: "The student" }),
  school_year_id: id,
  term_id: id.optional().meta({ description: "A term of the year; the whole year by default" }),
})

const scale = gradingScaleView.pick({ name: true, steps: true })

export const reportCardView = z.object({
  student: studentSummary.extend({ legal_name: z.string().nullable(), date_of_birth: dayView }),
  school: schoolView,
  academic_year: z.string(),
  term: z.object({ id, name: z.string(), start_date: dayView, end_date: dayView }).nullable(),
  layout: z.enum(reportCardLayouts).meta({ description: "By the student's grade in this year" }),
  courses: z.array(
    z.object({
      curriculum_id: id,
      title: z.string(),
      level: z.enum(courseLevels),
      grade_level: z.string(),
      percent: z.number().nullable(),
      letter: z.string().nullable(),
      label: z.string().nullable(),
      points: z.number().nullable(),
      effort: z.string().nullable(),
      comment: z.string().nullable(),
      credits: z.number().nullable(),
      is_final: z.boolean(),
      changed_since: z.boolean(),
      scale: scale.meta({ description: "The scale of this course" }),
    }),
  ),
  attendance: z.object({
    days: z.number().meta({ description: "Present or late, half days as 0.5" }),
    half_days: z.int(),
    absent: z.int(),
    excused: z.int(),
    late: z.int(),
  }),
  scale: scale.meta({ description: "The family's scale" }),
  missing: z.array(missingView),
})

export type ReportCardFilter = z.output<typeof reportCardFilter>
export type ReportCardView = z.output<typeof reportCardView>
