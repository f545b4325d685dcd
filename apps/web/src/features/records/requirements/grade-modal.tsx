import { requirementView, type RequirementView } from "@hearthbook/api/records/requirement"
import { Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { GradeLevelSelect } from "../../../entities/student/grade-level-select.tsx"
import { FormModal } from "../../../forms/form-modal.tsx"
import { readAs } from "../../../forms/values/edit-conflict.ts"

type Props = { requirement: RequirementView; onClose: () => void }

/** Changes the grade of a requirement, which takes over what is asked in it. The student's own grade stays. */
export function GradeModal({ requirement, onClose }: Props) {
  const update = trpc.requirements.update.useMutation()
  const form = useForm({ initialValues: valuesOf(requirement) })
  return (
    <FormModal
      title="Grade in this year"
      draftName={`requirement-grade.${requirement.id}`}
      saveLabel="Save"
      fallback="Failed to save the grade."
      form={form}
      version={requirement.version}
      valuesOf={readAs(requirementView, valuesOf)}
      announcement="Grade saved."
      onSave={({ grade_level }, version) => update.mutateAsync({ id: requirement.id, version, grade_level })}
      onClose={onClose}
    >
      <Text size="sm">
        The numbers and filings become those that are asked in this grade. What you changed or filed stays.
      </Text>
      <GradeLevelSelect label="Grade" {...form.getInputProps("grade_level")} />
    </FormModal>
  )
}

function valuesOf({ grade_level }: RequirementView) {
  return { grade_level }
}
