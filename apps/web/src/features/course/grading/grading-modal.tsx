import { curriculumView, type CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Input, SegmentedControl, Stack, Text } from "@mantine/core"
import { useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { ScaleSelect } from "../../../entities/grading-scale/scale-select.tsx"
import { FormModal } from "../../../forms/form-modal.tsx"
import { readAs } from "../../../forms/values/edit-conflict.ts"
import { gradingErrors, settingsOf, valuesOf, type GradingValues } from "./grading-values.ts"
import { TypeTable } from "./type-table.tsx"

type Props = { curriculum: CurriculumView; familyScale: string; onClose: () => void }

/** Sets a course's scale, and if its work counts by points or by the weight of its type. */
export function GradingModal({ curriculum, familyScale, onClose }: Props) {
  const update = trpc.curriculum.update.useMutation()
  const form = useForm<GradingValues>({ initialValues: valuesOf(curriculum), validate: gradingErrors })
  const { method } = form.values
  return (
    <FormModal
      title={`Grading of ${curriculum.subject.name}`}
      draftName={`grading.${curriculum.id}`}
      saveLabel="Save"
      fallback="Failed to save the grading."
      form={form}
      version={curriculum.version}
      valuesOf={readAs(curriculumView, valuesOf)}
      announcement="Saved."
      onSave={(values, version) => update.mutateAsync({ id: curriculum.id, version, ...settingsOf(values) })}
      onClose={onClose}
    >
      <ScaleSelect
        label="Scale"
        data-autofocus
        noneLabel={`The family’s: ${familyScale}`}
        {...form.getInputProps("grading_scale_id")}
      />
      <Stack gap={6}>
        <Input.Label labelElement="div" id="grading-method">
          Work counts
        </Input.Label>
        <SegmentedControl
          aria-labelledby="grading-method"
          fullWidth
          data={[
            { value: "points", label: "By points" },
            { value: "weights", label: "By weights" },
          ]}
          value={method}
          onChange={(value) => form.setFieldValue("method", value === "weights" ? "weights" : "points")}
        />
        <Text size="sm" c="dimmed">
          {method === "points"
            ? "All points earned, out of all points possible."
            : "Each type of work has a percentage of its own and counts by its weight. Types without a weight do not count."}
        </Text>
      </Stack>
      <TypeTable form={form} />
    </FormModal>
  )
}
