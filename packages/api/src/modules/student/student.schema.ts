import { z } from "zod"
import { day, dayView, gradeLevel, hexColor, id, momentView, requiredText, version } from "../../fields.ts"

export const studentDraft = z.object({
  first_name: requiredText("First name", 80),
  last_name: requiredText("Last name", 80),
  grade_level: gradeLevel.optional().meta({ description: "K by default" }),
  date_of_birth: day("Date of birth"),
  color: hexColor.optional().meta({ description: "The first colour no sibling has, by default" }),
})
export const studentUpdate = studentDraft.partial().extend({ id, version })

/** The child as it stands inside other answers. */
export const studentSummary = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  grade_level: gradeLevel,
  color: z.string(),
})

export const studentView = studentSummary.extend({
  date_of_birth: dayView,
  has_login: z.boolean(),
  curriculum_count: z.int(),
  assignment_count: z.int(),
  graded_count: z.int().meta({ description: "Of the assignments, how many are graded" }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})
export type StudentDraft = z.output<typeof studentDraft>
export type StudentView = z.output<typeof studentView>
export type StudentSummary = z.output<typeof studentSummary>
