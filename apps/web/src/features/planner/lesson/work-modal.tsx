import { lessonAssignmentDraft } from "@hearthbook/api/work/lesson"
import { schemaResolver, useForm } from "@mantine/form"
import { z } from "zod"
import { dayOf } from "../../../lib/format.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import type { EveryField } from "../../../forms/values/every-field.ts"
import { AssignmentFieldsBase } from "../../../entities/assignment/assignment-fields-base.tsx"
import type { WorkDraft } from "../shared/lesson-values.ts"

/** An empty points field means 0. */
const workForm = lessonAssignmentDraft.extend({
  points_possible: z.preprocess((typed) => (typed === "" ? 0 : typed), lessonAssignmentDraft.shape.points_possible),
})
type WorkValues = z.input<typeof workForm>

type Props = {
  /** The edited assignment, if it exists. */
  work?: WorkDraft
  /** The lesson's date, which is the default due date. */
  planned_date: string
  onKeep: (work: WorkDraft) => void
  onClose: () => void
}

/** The dialog for an assignment that is stored in the draft and created when the lesson is saved. */
export function WorkModal({ work, planned_date, onKeep, onClose }: Props) {
  const form = useForm<WorkValues>({
    mode: "uncontrolled",
    initialValues: {
      title: work?.title ?? "",
      type: work?.type ?? "homework",
      points_possible: work?.points_possible ?? 100,
      due_date: dayOf(work?.due_date ?? planned_date),
      assigned_date: work?.assigned_date,
      needs_answer: work?.needs_answer ?? true,
      extra_credit: work?.extra_credit ?? false,
      instructions: work?.instructions ?? "",
      description: work?.description ?? "",
    } satisfies EveryField<WorkValues>,
    validate: schemaResolver(workForm, { sync: true }),
  })
  return (
    <FormModal
      title={work ? "Edit assignment" : "Add an assignment"}
      draftName={`lesson-work.${work?.title ?? "new"}`}
      saveLabel={work ? "Save" : "Add Assignment"}
      fallback="Failed to create assignment."
      form={form}
      announcement={work ? "Assignment changed." : "Assignment added to the lesson."}
      onSave={async (values) => onKeep(workForm.parse(values))}
      onClose={onClose}
    >
      <AssignmentFieldsBase form={form} focused />
    </FormModal>
  )
}
