import { z } from "zod"
import {
  academicYear,
  chosenId,
  dayView,
  id,
  optionalMinutes,
  momentView,
  optionalDay,
  optionalText,
  page,
  version,
} from "../../fields/fields.ts"
import { weekdays } from "../../rules/time/days.ts"
import { limits } from "../../rules/limits.ts"
import { changeId } from "../change/change.schema.ts"
import { providerSummary } from "../provider/provider.schema.ts"
import { studentSummary } from "../student/student.schema.ts"
import { subjectSummary } from "../subject/subject.schema.ts"

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
})
export const curriculumUpdate = curriculumDraft.partial().extend({ id, version })
export const curriculumFilter = page.extend({ student_id: id.optional(), subject_id: id.optional() })

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
/** The answer to an update. */
export const updatedCurriculumView = curriculumView.extend({
  change_id: changeId.meta({ description: "For POST /changes/{id}/undo if the mode changed, else null" }),
})
export type CurriculumDraft = z.output<typeof curriculumDraft>
export type CurriculumView = z.output<typeof curriculumView>
export type UpdatedCurriculumView = z.output<typeof updatedCurriculumView>
