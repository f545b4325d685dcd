import { chosenId } from "@hearthbook/api/fields"
import { assignmentDraft, type AssignmentView } from "@hearthbook/api/schemas/assignment"
import { schemaResolver, useForm } from "@mantine/form"
import { z } from "zod"
import { dayOf } from "../../lib/format.ts"

/**
 * The contract's own draft, with the child who narrows the curricula, and an empty field of points for 0 (S §5). In the
 * order of the fields, so that the first wrong one gets the keyboard.
 */
const assignmentForm = z.object({
  student_id: chosenId("Choose a student."),
  ...assignmentDraft.shape,
  points_possible: z.preprocess((typed) => (typed === "" ? 0 : typed), assignmentDraft.shape.points_possible),
})
export type AssignmentValues = z.input<typeof assignmentForm>

export function useAssignmentForm(initialValues: AssignmentValues) {
  const form = useForm<AssignmentValues>({
    mode: "uncontrolled",
    initialValues,
    validate: schemaResolver(assignmentForm, { sync: true }),
  })
  // S §5: the curricula are those of one child.
  form.watch("student_id", () => form.setFieldValue("curriculum_id", ""))
  return form
}

/** A saved assignment as the form holds it. */
export function valuesOf(row: AssignmentView): AssignmentValues {
  const { student_id, curriculum_id, title, type, points_possible, description, instructions } = row
  return {
    student_id,
    curriculum_id,
    title,
    type,
    points_possible,
    due_date: dayOf(row.due_date),
    assigned_date: dayOf(row.assigned_date),
    description: description ?? "",
    instructions: instructions ?? "",
  }
}

/** What is sent: the child is known from the curriculum (S §5). */
export function toDraft(values: AssignmentValues) {
  return assignmentForm.omit({ student_id: true }).parse(values)
}
