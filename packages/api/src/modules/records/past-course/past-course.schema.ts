import { z } from "zod"
import {
  academicYear,
  chosenId,
  gradeLevel,
  id,
  momentView,
  optionalName,
  page,
  requiredText,
  version,
} from "@hearthbook/core/fields/fields"
import { courseLevels } from "@hearthbook/core/grading/gpa"
import { limits } from "@hearthbook/core/limits/limits"
import { courseLevel, credits } from "../../family/grading-scale/grading.schema.ts"

const percentAsked = "Percent must be a number from 0 to 999.99 with two decimals at most."

export const pastCourseDraft = z.object({
  student_id: chosenId("Choose a student."),
  academic_year: academicYear,
  grade_level: gradeLevel,
  title: requiredText("Title", limits.title),
  letter: optionalName("Letter", limits.letter).meta({
    description: "Counts in the GPA if the family's scale has it",
  }),
  percent: z
    .number(percentAsked)
    .min(0, percentAsked)
    .max(999.99, percentAsked)
    .multipleOf(0.01, percentAsked)
    .nullable()
    .optional(),
  credits,
  level: courseLevel.optional().meta({ description: "regular by default" }),
  provider_name: optionalName("Taken at", limits.name),
})
export const pastCourseUpdate = pastCourseDraft.omit({ student_id: true }).partial().extend({ id, version })
export const pastCourseFilter = page.extend({ student_id: id.optional() })

/** A course that a child took elsewhere. */
export const pastCourseView = z.object({
  id,
  student_id: id,
  academic_year: z.string(),
  grade_level: gradeLevel,
  title: z.string(),
  letter: z.string().nullable(),
  percent: z.number().nullable(),
  credits: z.number(),
  level: z.enum(courseLevels),
  provider_name: z.string().nullable(),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})

export type PastCourseDraft = z.output<typeof pastCourseDraft>
export type PastCourseUpdate = z.output<typeof pastCourseUpdate>
export type PastCourseFilter = z.output<typeof pastCourseFilter>
export type PastCourseView = z.output<typeof pastCourseView>
