import { z } from "zod"
import { id, momentView, optionalName, optionalText, page, versionOrNone } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { subjectSummary } from "../../family/subject/subject.schema.ts"
import { credits } from "../../family/grading-scale/grading.schema.ts"

export const courseGradesFilter = page.extend({ student_id: id.optional() })

/** A course with its grade, for a list. */
export const courseGradeSummary = z.object({
  curriculum_id: id,
  student_id: id,
  title: z.string().meta({ description: "Its title for records, else the name of its subject" }),
  subject: subjectSummary,
  percent: z.number().nullable(),
  shown_percent: z.number().nullable().meta({ description: "Beside the letter, which it does not contradict" }),
  letter: z.string().nullable(),
})

export type CourseGradesFilter = z.output<typeof courseGradesFilter>
export type CourseGradeSummary = z.output<typeof courseGradeSummary>

export const courseResultsFilter = z.object({ id })

const of = {
  id: id.meta({ description: "The curriculum" }),
  term_id: id.nullable().meta({ description: "A term of its school year; null for the whole course" }),
}

export const courseResultUpdate = z.object({
  ...of,
  override_label: optionalName("Label", limits.label).meta({
    description: "A label of the course's scale in place of the computed one; null takes it back",
  }),
  override_reason: optionalName("Reason", limits.reason).meta({ description: "Required with an override" }),
  comment: optionalText("Comment", limits.description),
  effort: optionalName("Effort", limits.label),
  credits: credits.nullable().optional().meta({ description: "Null for the credits of the course" }),
  version: versionOrNone.meta({ description: "The version last seen; 0 if nothing was saved" }),
})

export const courseResultOf = z.object(of)

/** The result of a course or of one of its terms. A child who does not see grades gets neither figures nor labels. */
export const courseResultView = z.object({
  id: id.nullable().meta({ description: "Null while nothing was saved" }),
  curriculum_id: id,
  term_id: id.nullable(),
  percent: z.number().nullable().meta({ description: "Computed, and as it was once the result is final" }),
  letter: z.string().nullable(),
  points: z.number().nullable().meta({ description: "What the label counts in the GPA" }),
  override_label: z.string().nullable(),
  override_reason: z.string().nullable(),
  label: z.string().nullable().meta({ description: "The override or the letter: what paper shows" }),
  comment: z.string().nullable(),
  effort: z.string().nullable(),
  credits: z.number().nullable().meta({ description: "Null for the credits of the course" }),
  finalized_at: momentView.nullable(),
  changed_since: z.boolean().meta({ description: "True if it is final and the work gives another result today" }),
  current_percent: z.number().nullable().meta({ description: "What the work gives today" }),
  current_letter: z.string().nullable(),
  version: z.int().meta({ description: "0 while nothing was saved" }),
})

export type CourseResultUpdate = z.output<typeof courseResultUpdate>
export type CourseResultOf = z.output<typeof courseResultOf>
export type CourseResultView = z.output<typeof courseResultView>
