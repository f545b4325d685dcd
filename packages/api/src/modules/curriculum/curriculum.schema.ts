import { z } from "zod"
import { academicYear, chosenId, id, momentView, optionalText, page, version } from "../../fields/fields.ts"
import { limits } from "../../rules/limits.ts"
import { providerSummary } from "../provider/provider.schema.ts"
import { studentSummary } from "../student/student.schema.ts"
import { subjectSummary } from "../subject/subject.schema.ts"

export const semesters = ["full_year", "fall", "spring", "summer"] as const

export const curriculumDraft = z.object({
  student_id: chosenId("Choose a student."),
  subject_id: chosenId("Choose a subject."),
  provider_id: id.nullable().optional().meta({ description: "Null is 'None / Custom'" }),
  academic_year: academicYear.optional().meta({ description: "The current academic year by default" }),
  semester: z.enum(semesters, "Choose a semester.").optional().meta({ description: "full_year by default" }),
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
  goals: z.string().nullable(),
  notes: z.string().nullable(),
  student: studentSummary,
  subject: subjectSummary,
  provider: providerSummary.nullable(),
  assignment_count: z.int(),
  graded_count: z.int().meta({ description: "How many of the assignments are graded" }),
  lesson_count: z.int(),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})
export type CurriculumDraft = z.output<typeof curriculumDraft>
export type CurriculumView = z.output<typeof curriculumView>
