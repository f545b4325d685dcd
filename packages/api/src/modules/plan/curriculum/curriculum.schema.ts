import { z } from "zod"
import {
  academicYear,
  chosenId,
  dayView,
  gradeLevel,
  id,
  optionalMinutes,
  momentView,
  optionalDay,
  optionalName,
  optionalText,
  page,
  version,
} from "@hearthbook/core/fields/fields"
import { weekdays } from "@hearthbook/core/time/days"
import { limits } from "@hearthbook/core/limits/limits"
import { courseLevels } from "@hearthbook/core/grading/gpa"
import { courseLevel, credits, dropLowest, gradeWeights } from "../../family/grading-scale/grading.schema.ts"
import { scaleId } from "../../family/grading-scale/grading-scale.schema.ts"
import { changeId } from "../../../recording/change-id.ts"
import { providerSummary } from "../../family/provider/provider.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"

const daysAsked = "Choose at least one weekday, or none for the weekdays of the weekly classes."
/** The weekdays of a course or a loop, without duplicates, in the order of the week. */
export const meetingDays = z
  .array(z.enum(weekdays, daysAsked), daysAsked)
  .min(1, daysAsked)
  .transform((chosen) => weekdays.filter((weekday) => chosen.includes(weekday)))

/** How a course is paced. */
export const courseModes = ["dated", "next"] as const

/** A course's progress, and when it will be finished. Days are ISO at UTC midnight. */
export const forecastView = z.object({
  total: z.int(),
  done: z.int(),
  skipped: z.int(),
  remaining: z.int(),
  expected: z.int().meta({ description: "Dated lessons before today" }),
  behind: z.int().meta({ description: "expected - done - skipped: negative when ahead, 0 in mode next" }),
  planned_finish: dayView.nullable(),
  pace_finish: dayView.nullable().meta({ description: "The finish at the pace of the last 28 days" }),
  pace_from_end: z
    .int()
    .nullable()
    .meta({ description: "Meeting days from the course's end to pace_finish, negative before the end" }),
  target_date: dayView.meta({ description: "The last day of the course" }),
})

export const semesters = ["full_year", "fall", "spring", "summer"] as const

export const curriculumDraft = z.object({
  student_id: chosenId("Choose a student."),
  subject_id: chosenId("Choose a subject."),
  provider_id: id.nullable().optional().meta({ description: "Null is 'None / Custom'" }),
  academic_year: academicYear.optional().meta({ description: "The current academic year by default" }),
  semester: z.enum(semesters, "Choose a semester.").optional().meta({ description: "full_year by default" }),
  meeting_days: meetingDays
    .nullable()
    .optional()
    .meta({ description: "Null for the weekdays of the child's classes of the subject, or the year's without any" }),
  minutes_per_lesson: optionalMinutes,
  mode: z
    .enum(courseModes, "Choose how the course runs.")
    .optional()
    .meta({ description: "dated by default: each lesson has a day. next: the next lesson on each meeting day" }),
  start_date: optionalDay("First day").meta({ description: "Null for the first day of its semester" }),
  end_date: optionalDay("Last day").meta({ description: "Null for the last day of its semester" }),
  goals: optionalText("Goals", limits.description),
  notes: optionalText("Notes", limits.description),
  grade_level: gradeLevel
    .optional()
    .meta({ description: "The grade in which the child takes it: the child's grade of today by default" }),
  grading_scale_id: scaleId.nullable().optional().meta({ description: "Null for the family's scale" }),
  weights: gradeWeights
    .refine((weights) => Object.keys(weights).length > 0, "Give at least one type a weight, or leave all weights out.")
    .nullable()
    .optional()
    .meta({ description: "The weight of each type; types without one count nowhere. Null for points over points" }),
  drop_lowest: dropLowest
    .nullable()
    .optional()
    .meta({ description: "How many of the lowest grades of each type are dropped" }),
  level: courseLevel.optional().meta({ description: "regular by default" }),
  credits: credits.nullable().optional(),
  course_title: optionalName("Title for records", limits.title),
  description: optionalText("Course description", limits.description),
  texts: optionalText("Texts", limits.description),
})
export const curriculumUpdate = curriculumDraft.partial().extend({ id, version })
export const curriculumFilter = page.extend({
  student_id: id.optional(),
  subject_id: id.optional(),
  academic_year: academicYear.optional(),
})

export const curriculumView = z.object({
  id,
  student_id: id,
  subject_id: id,
  provider_id: z.guid().nullable(),
  academic_year: z.string(),
  semester: z.enum(semesters),
  meeting_days: z.array(z.enum(weekdays)).nullable(),
  minutes_per_lesson: z.int().nullable(),
  mode: z.enum(courseModes),
  start_date: dayView.nullable(),
  end_date: dayView.nullable(),
  goals: z.string().nullable(),
  notes: z.string().nullable(),
  grade_level: gradeLevel,
  grading_scale_id: z.string().nullable().meta({ description: "Null for the family's scale" }),
  weights: gradeWeights.nullable(),
  drop_lowest: dropLowest.nullable(),
  level: z.enum(courseLevels),
  credits: z.number().nullable(),
  credits_proposed: z.number().nullable().meta({
    description: "From the counted time of the course and the family's hours for a credit; null without time",
  }),
  course_title: z.string().nullable().meta({ description: "The title in records; null for the subject's name" }),
  description: z.string().nullable(),
  texts: z.string().nullable(),
  percent: z
    .number()
    .nullable()
    .meta({ description: "The grade so far, with two decimals; null while nothing counts" }),
  shown_percent: z.number().nullable().meta({ description: "Beside the letter, which it does not contradict" }),
  letter: z.string().nullable().meta({ description: "The label of the course's scale" }),
  forecast: forecastView,
  student: studentSummary,
  subject: subjectSummary,
  provider: providerSummary.nullable(),
  assignment_count: z.int(),
  graded_count: z.int().meta({ description: "How many of the assignments are graded" }),
  lesson_count: z.int(),
  next_lesson: z
    .object({ id, title: z.string(), planned_date: dayView.nullable() })
    .nullable()
    .meta({ description: "The earliest planned lesson, else the first one without a day" }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})
/** A course without its figures, which change with each grade and each lesson. */
export const courseNameView = curriculumView.pick({
  id: true,
  student_id: true,
  subject_id: true,
  academic_year: true,
  semester: true,
  mode: true,
  student: true,
  subject: true,
  provider: true,
})
/** The answer to an update. */
export const updatedCurriculumView = curriculumView.extend({
  change_id: changeId.meta({ description: "For POST /changes/{id}/undo if the mode changed, else null" }),
})
export type CurriculumDraft = z.output<typeof curriculumDraft>
export type CourseName = z.output<typeof courseNameView>
export type CurriculumView = z.output<typeof curriculumView>
export type UpdatedCurriculumView = z.output<typeof updatedCurriculumView>
