import { chosenId } from "@hearthbook/core/fields/fields"
import { assignmentDraft, type AssignmentView } from "@hearthbook/api/work/assignment"
import { schemaResolver, useForm } from "@mantine/form"
import { z } from "zod"
import type { EveryField } from "../../../forms/values/every-field.ts"
import { dayOf } from "../../../lib/format.ts"

/**
 * The contract's draft, plus the child who determines the curricula, and the siblings who get the same. An empty points field means 0. The keys are in the
 * order of the fields, so that the first invalid one is focused.
 */
const assignmentForm = z.object({
  student_id: chosenId("Choose a student."),
  also: z.array(z.string()),
  ...assignmentDraft.shape,
  points_possible: z.preprocess((typed) => (typed === "" ? 0 : typed), assignmentDraft.shape.points_possible),
})
export type AssignmentValues = z.input<typeof assignmentForm>

export function useAssignmentForm(initialValues: EveryField<AssignmentValues>) {
  const form = useForm<AssignmentValues>({
    mode: "uncontrolled",
    initialValues,
    validate: schemaResolver(assignmentForm, { sync: true }),
  })
  // The previous child's curriculum no longer applies.
  form.watch("student_id", () => form.setFieldValue("curriculum_id", ""))
  return form
}

/** The form values of a stored assignment. */
export function valuesOf(row: AssignmentView): EveryField<AssignmentValues> {
  const { student_id, curriculum_id, title, type, points_possible, description, instructions } = row
  return {
    student_id,
    also: [],
    curriculum_id,
    title,
    type,
    points_possible,
    due_date: dayOf(row.due_date),
    assigned_date: dayOf(row.assigned_date),
    needs_answer: row.needs_answer,
    extra_credit: row.extra_credit,
    description: description ?? "",
    instructions: instructions ?? "",
  }
}

/** The request's draft, without the children, who follow from the curriculum. */
export function toDraft(values: AssignmentValues) {
  return assignmentForm.omit({ student_id: true, also: true }).parse(values)
}
