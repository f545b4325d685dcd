import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Group, Stack, Textarea } from "@mantine/core"
import { FormModal } from "../../../forms/form-modal.tsx"
import { GradePreview } from "../../../entities/grade/grade-preview.tsx"
import { SubmissionView, useHasSubmission } from "../../../entities/submission/submission-view.tsx"
import { gradeFallback, useGradeForm } from "../../../entities/grade/use-grade-form.ts"
import { NumberField } from "../../../ui/inputs/number-field.tsx"
import { AssignmentHead } from "../assignment-head.tsx"

/** Adds or changes a grade, next to the submission. */
export function GradeModal({ assignment, onClose }: { assignment: AssignmentView; onClose: () => void }) {
  const { points_possible: possible, grade } = assignment
  const { form, earned, save, version, valuesOf } = useGradeForm(assignment)
  const hasWork = useHasSubmission(assignment)
  return (
    <FormModal
      title={grade ? "Change grade" : "Grade assignment"}
      draftName={`grade.${assignment.id}`}
      saveLabel="Save Grade"
      fallback={gradeFallback}
      form={form}
      version={version}
      valuesOf={valuesOf}
      onSave={save}
      beside={
        hasWork && (
          <Stack gap="md">
            <AssignmentHead assignment={assignment} />
            <SubmissionView assignment={assignment} />
          </Stack>
        )
      }
      onClose={onClose}
    >
      {!hasWork && <AssignmentHead assignment={assignment} />}
      <Group gap="md" align="flex-start" wrap="nowrap">
        <NumberField
          label="Points earned"
          description={`Out of ${possible}`}
          size="md"
          w={170}
          withAsterisk
          data-autofocus
          key={form.key("points_earned")}
          {...form.getInputProps("points_earned")}
        />
        <GradePreview earned={earned} possible={possible} scale_id={assignment.grading_scale_id} />
      </Group>
      <Textarea
        label="Feedback"
        description="Your child sees this next to the grade."
        minRows={3}
        maxRows={10}
        key={form.key("feedback")}
        {...form.getInputProps("feedback")}
      />
    </FormModal>
  )
}
