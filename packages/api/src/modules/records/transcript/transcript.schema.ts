import { z } from "zod"
import { day, dayView, id, momentView, page } from "@hearthbook/core/fields/fields"
import { courseLevels } from "@hearthbook/core/grading/gpa"
import { missingKinds } from "@hearthbook/core/grading/missing"
import { gradingScaleView } from "../../family/grading-scale/grading-scale.schema.ts"
import { schoolView } from "../school/school.schema.ts"
import { testScoreView } from "../../family/student/student.schema.ts"

/** The student of a transcript. */
export const byStudent = z.object({ id: id.meta({ description: "The student" }) })

const transcriptCourse = z.object({
  curriculum_id: id.nullable(),
  past_course_id: id.nullable().meta({ description: "Of a course taken elsewhere" }),
  title: z.string(),
  subject: z.string().nullable(),
  level: z.enum(courseLevels),
  credits: z.number().nullable(),
  credits_earned: z.number(),
  label: z.string().nullable().meta({ description: "Null while the course is in progress" }),
  percent: z.number().nullable(),
  points: z.number().nullable(),
  weighted_points: z.number().nullable(),
  status: z.enum(["final", "in_progress"]),
  counts: z.boolean().meta({ description: "True if the course counts in the GPA" }),
  provider_name: z.string().nullable(),
})

const totals = {
  credits: z.number().meta({ description: "Those that were earned" }),
  gpa: z.number().nullable(),
  weighted_gpa: z.number().nullable(),
}
const block = { courses: z.array(transcriptCourse), ...totals }

/** The content of a transcript. A finalized one keeps a copy of it. */
export const transcriptContent = z.object({
  student: z.object({
    id,
    name: z.string().meta({ description: "The legal name if there is one" }),
    date_of_birth: dayView,
    graduation_date: dayView.nullable(),
  }),
  school: schoolView.omit({ about: true }).nullable(),
  as_of: dayView,
  years: z.array(z.object({ academic_year: z.string(), grade_level: z.string(), ...block })),
  before_high_school: z.object(block),
  cumulative: z.object(totals),
  scale: gradingScaleView.pick({ name: true, steps: true }),
  other_scales: z
    .array(gradingScaleView.pick({ name: true, steps: true }))
    .default([])
    .meta({ description: "The scales of courses whose grades stand on another one than the family's" }),
  hours_per_credit: z.number().nullable().default(null),
  bonus: z.object({
    honors: z.number(),
    ap: z.number(),
    dual_enrollment: z.number(),
    from_points: z.number().nullable(),
  }),
  test_scores: z.array(testScoreView),
})

export const missingView = z.object({
  kind: z.enum(missingKinds),
  message: z.string(),
  curriculum_id: id.nullable().meta({ description: "The course to open, if it is about one" }),
})

export const transcriptView = transcriptContent.extend({
  official: z.boolean().meta({ description: "True once a parent finalized it; it then stays as it was" }),
  finalized_at: momentView.nullable(),
  changed_since: z.boolean().meta({ description: "True if an official one would be different today" }),
  missing: z.array(missingView).meta({ description: "What it lacks today" }),
})

/** The finalized transcript, for whoever has its link. */
export const publicTranscriptView = transcriptView.omit({ missing: true, changed_since: true })

export const transcriptLinkDraft = z.object({
  id: id.meta({ description: "The student" }),
  expires_on: day("The last day").meta({ description: "From today to two years on" }),
})
export const transcriptLinkFilter = page.extend({ id: id.meta({ description: "The student" }) })
export const transcriptLinkView = z.object({
  id,
  student_id: id,
  expires_on: dayView.meta({ description: "The last day on which the link opens" }),
  made_by: id.nullable().meta({ description: "The person who made it; null for one who left, or if it was not kept" }),
  last_opened_at: momentView.nullable().meta({ description: "Null for never" }),
  opens: z.int().meta({ description: "How often it was opened" }),
  created_at: momentView,
})
export const createdTranscriptLink = transcriptLinkView.extend({
  token: z.string().meta({ description: "Only in this answer" }),
  url: z.string().meta({ description: "The page to pass on; only in this answer" }),
})

export const byTranscriptToken = z.object({ token: z.string().min(1).max(200) })

export type TranscriptContent = z.output<typeof transcriptContent>
export type TranscriptView = z.output<typeof transcriptView>
export type PublicTranscriptView = z.output<typeof publicTranscriptView>
export type TranscriptLinkDraft = z.output<typeof transcriptLinkDraft>
export type TranscriptLinkFilter = z.output<typeof transcriptLinkFilter>
export type TranscriptLinkView = z.output<typeof transcriptLinkView>
export type CreatedTranscriptLink = z.output<typeof createdTranscriptLink>
