import { z } from "zod"
import { id, optionalText, page, earnedPoints, removed, version, versionOrNone } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { gradeOnAssignment } from "../assignment/assignment.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"

export { gradeOnAssignment, type GradeOnAssignment } from "../assignment/assignment.schema.ts"

export const gradeDraft = z.object({
  assignment_id: id,
  student_id: id.optional().meta({ description: "The assignment's student; any other is not found" }),
  points_earned: earnedPoints,
  feedback: optionalText("Feedback", limits.description),
  version: versionOrNone.describe("The version of the grade to replace; 0 if there was none"),
})
const order = z
  .enum(["last_changed", "newest"], "Choose an order.")
  .optional()
  .meta({ description: "last_changed by default; newest is by the time the grade was first given" })
export const gradeFilter = page.extend({ student_id: id.optional(), order })
export const gradesOfStudent = page.extend({ student_id: id, order })

export const gradeView = gradeOnAssignment.extend({
  assignment_id: id,
  student_id: id,
  assignment: z.object({ id, title: z.string(), points_possible: z.number() }),
  subject: subjectSummary,
})
/** Returned with each change of a grade. It undoes the change exactly. */
const undo = z
  .string()
  .meta({ description: "Restores the previous state when sent to POST /grades/undo within a minute" })
const assignment_version = z.int().meta({ description: "The assignment's version after the change" })
export const recordedGrade = gradeView.extend({ undo, assignment_version })
export const removedGrade = removed.extend({ undo, assignment_version })
export const undoInput = z.object({
  undo: z.string("This can no longer be undone.").max(60_000, "This can no longer be undone."),
  version: version.meta({ description: "The assignment's version, if later changes have already been undone" }),
})

export type GradeDraft = z.output<typeof gradeDraft>
export type RecordedGrade = z.output<typeof recordedGrade>
export type GradeView = z.output<typeof gradeView>
