import { z } from "zod"
import { id, optionalText, page, points, version } from "../../fields.ts"
import { gradeOnAssignment } from "../assignment/assignment.schema.ts"
import { subjectSummary } from "../subject/subject.schema.ts"

export const gradeDraft = z.object({
  assignment_id: id,
  student_id: id.optional().meta({ description: "The assignment's own; any other is 404" }),
  points_earned: points("Points"),
  feedback: optionalText("Feedback", 5000),
  version: version.describe("Of the grade being replaced"),
})
export const gradeFilter = page.extend({ student_id: id.optional() })
export const gradesOfStudent = page.extend({ student_id: id })

export const gradeView = gradeOnAssignment.extend({
  assignment_id: id,
  student_id: id,
  assignment: z.object({ id, title: z.string(), points_possible: z.number() }),
  subject: subjectSummary,
})
export type GradeDraft = z.output<typeof gradeDraft>
export type GradeView = z.output<typeof gradeView>
