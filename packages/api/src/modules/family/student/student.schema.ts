import { z } from "zod"
import {
  day,
  dayView,
  flag,
  gradeLevel,
  hexColor,
  id,
  momentView,
  optionalDay,
  optionalName,
  page,
  requiredText,
  searchText,
  version,
} from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { subjectSummary } from "../subject/subject.schema.ts"

/** A score as it stands on the transcript, in the words of the testing service: '1380', '5', '31 of 36'. */
const testScore = z.object({
  name: requiredText("Test", limits.name),
  score: requiredText("Score", 40),
  taken_on: optionalDay("Date").transform((taken_on) => taken_on ?? null),
})

const studentFields = z.object({
  first_name: requiredText("First name", limits.person_name),
  last_name: optionalName("Last name", limits.person_name).meta({ description: "Empty for a person of one name" }),
  grade_level: gradeLevel.optional().meta({ description: "K by default" }),
  date_of_birth: day("Date of birth"),
  color: hexColor.optional().meta({ description: "The first color that no sibling has, by default" }),
  sees_grades: flag("Seeing grades must be true or false.").optional().meta({
    description:
      "True by default. If false, the child's own login returns no grades, percentages, letters or points earned",
  }),
  legal_name: optionalName("Legal name", limits.name).meta({
    description: "The name on a transcript, where it is not the first and last name",
  }),
  graduation_date: optionalDay("Graduation date"),
  test_scores: z
    .array(testScore, "Test scores must be a list.")
    .max(30, "A transcript has room for 30 scores.")
    .optional()
    .meta({ description: "Scores that stand on the transcript, in this order; none by default" }),
})
export const studentDraft = studentFields.extend({
  first_subject: optionalName("First subject", limits.name).meta({
    description:
      "Creates a curriculum for the child in this subject. The subject is created if neither its grade level nor all grades have one of this name",
  }),
})
export const studentUpdate = studentFields.partial().extend({ id, version })
export const studentFilter = page.extend({
  search: searchText.optional().meta({ description: "Words in the name, in any order, ignoring case and accents" }),
})

/** A child inside other answers. */
export const studentSummary = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  grade_level: gradeLevel,
  color: z.string(),
})

/** A subject of the child's curricula, with the child's average in it. */
export const subjectAverage = z.object({
  subject: subjectSummary,
  percent: z.int().nullable().meta({ description: "The subject's grade, rounded; null while nothing is graded" }),
  shown_percent: z
    .number()
    .nullable()
    .meta({ description: "Beside the letter, with decimals where rounding would contradict it" }),
  letter_grade: z.string().nullable().meta({ description: "The label of the courses' scale, or the family's" }),
})

export const testScoreView = z.object({ name: z.string(), score: z.string(), taken_on: dayView.nullable() })
export type TestScoreView = z.output<typeof testScoreView>

/** The scores of a student's column. The database does not check its shape, which only this module writes. */
export const storedTestScores = z.array(
  z.object({ name: z.string(), score: z.string(), taken_on: z.string().nullable() }),
)

export const studentView = studentSummary.extend({
  date_of_birth: dayView,
  legal_name: z.string().nullable(),
  graduation_date: dayView.nullable(),
  test_scores: z.array(testScoreView),
  sees_grades: z.boolean(),
  has_login: z.boolean(),
  curriculum_count: z.int(),
  assignment_count: z.int(),
  graded_count: z.int().meta({ description: "How many of the assignments are graded" }),
  attendance_rate: z
    .int()
    .nullable()
    .meta({ description: "Percent of marked school days attended, academic year to date; null if none is marked" }),
  subjects: z.array(subjectAverage),
  removes: z
    .object({
      lessons: z.int(),
      attendance_records: z.int(),
      schedule_entries: z.int(),
      events: z.int(),
      submissions: z.int(),
    })
    .meta({ description: "Counts of the rows that are deleted with the child" }),
  version: z.int(),
  created_at: momentView,
  updated_at: momentView,
})
export type StudentFilter = z.output<typeof studentFilter>
export type StudentDraft = z.output<typeof studentDraft>
export type StudentView = z.output<typeof studentView>
export type StudentSummary = z.output<typeof studentSummary>
