import { z } from "zod"
import { academicYear, day, flag, gradeLevel, id } from "@hearthbook/core/fields/fields"
import { changeId } from "../../../recording/change-id.ts"
import { copiedCourse } from "../copy/copy.schema.ts"
import { schoolYearView } from "../../family/school-year/school-year.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"

/** The most students, and the most courses of one of them. */
const mostStudents = 40
const mostCourses = 60

const studentPlan = z.object({
  student_id: id,
  grade_level: gradeLevel.meta({ description: "In the new year" }),
  curriculum_ids: z
    .array(id, "Choose the courses.")
    .max(mostCourses, `Choose at most ${mostCourses} courses.`)
    .transform((ids) => [...new Set(ids)])
    .meta({ description: "The student's courses that go on" }),
})

export const rollOverInput = z.object({
  from_id: id.meta({ description: "The school year that is followed" }),
  into_id: id.optional().meta({
    description: "The next school year, if it exists already. It gets these days, and keeps its terms if it has any",
  }),
  academic_year: academicYear,
  start_date: day("First day"),
  end_date: day("Last day").meta({ description: "At most 400 days after the first day" }),
  students: z
    .array(studentPlan, "Choose the students.")
    .max(mostStudents, `Choose at most ${mostStudents} students.`)
    .superRefine((students, context) => {
      const ids = students.map(({ student_id }) => student_id)
      ids.forEach((student_id, index) => {
        if (ids.indexOf(student_id) === index) return
        const message = "Choose each student once."
        context.addIssue({ code: "custom", path: [index, "student_id"], message, input: student_id })
      })
    })
    .meta({ description: "Any other student stays as it is" }),
  schedule: flag("Schedule must be true or false.")
    .optional()
    .meta({ description: "False leaves the weekly classes as they are; true, by default, carries them on" }),
  preview: flag("Preview must be true or false.").optional().meta({ description: "True saves nothing" }),
})

const termView = schoolYearView.shape.terms.element

/** A school year that was made, or that would be made. */
export const startedYear = schoolYearView.omit({ created_at: true, updated_at: true }).extend({
  id: z.guid().nullable().meta({ description: "Null in a preview" }),
  terms: z.array(termView.extend({ id: z.guid().nullable() })).meta({ description: "In order" }),
})

export const rollOverView = z.object({
  school_year: startedYear,
  curricula: z.array(copiedCourse).meta({ description: "By student, in the order given" }),
  students: z.array(studentSummary).meta({ description: "With their new grade levels" }),
  class_count: z.int().meta({ description: "The weekly classes of the new year" }),
  change_id: changeId,
})

export type RollOverInput = z.output<typeof rollOverInput>
export type RollOverView = z.output<typeof rollOverView>
