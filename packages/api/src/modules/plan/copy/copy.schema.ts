import { z } from "zod"
import { academicYear, day, dayView, flag, id } from "@hearthbook/core/fields/fields"
import { changeId } from "../../../recording/change-id.ts"
import { courseModes, semesters } from "../curriculum/curriculum.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"

/** The most students for whom a course is copied at once. */
const mostStudents = 12

const part = (name: string) => flag(`${name} must be true or false.`).optional()

const copiedParts = z.object({
  lessons: part("Lessons"),
  assignments: part("Assignments"),
  resources: part("Resources").meta({ description: "Those of the lessons" }),
})

export const copyInput = z.object({
  id: id.meta({ description: "The curriculum to copy" }),
  student_ids: z
    .array(id, "Choose a student.")
    .min(1, "Choose a student.")
    .max(mostStudents, `Choose at most ${mostStudents} students.`)
    .transform((ids) => [...new Set(ids)]),
  academic_year: academicYear.meta({ description: "One of the family's school years" }),
  start_date: day("First day")
    .optional()
    .meta({ description: "By default the year's first day, or today if that is later" }),
  with: copiedParts.optional().meta({ description: "What goes along; true by default" }),
  together: flag("Together must be true or false.")
    .optional()
    .meta({ description: "True joins the copied lessons with those of the original" }),
  preview: flag("Preview must be true or false.").optional().meta({ description: "True saves nothing" }),
})

/** A curriculum that was made from another, or that would be made. */
export const copiedCourse = z.object({
  id: z.guid().nullable().meta({ description: "Null in a preview" }),
  copied_from: id.meta({ description: "The curriculum from which it was made" }),
  student_id: id,
  subject_id: z.guid().nullable().meta({ description: "Null in a preview if the subject would be made" }),
  academic_year: z.string(),
  semester: z.enum(semesters),
  mode: z.enum(courseModes),
  student: studentSummary,
  subject: subjectSummary.extend({ id: z.guid().nullable() }),
  subject_is_new: z.boolean().meta({ description: "True if the subject was made for it" }),
  is_second: z.boolean().meta({ description: "True if the student has another course in this subject and year" }),
  lesson_count: z.int(),
  assignment_count: z.int(),
  resource_count: z.int(),
  first_date: dayView.nullable().meta({ description: "The day of its first lesson" }),
  last_date: dayView.nullable(),
  beyond_end: z.int().meta({ description: "Lessons after the course's end" }),
})

export const copyView = z.object({
  curricula: z.array(copiedCourse).meta({ description: "One for each student, in the order given" }),
  change_id: changeId,
})

export type CopyInput = z.output<typeof copyInput>
export type CopiedCourse = z.output<typeof copiedCourse>
export type CopyView = z.output<typeof copyView>
