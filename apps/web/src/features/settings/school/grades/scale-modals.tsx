import { scaleKindLabels } from "@hearthbook/core/grading/grading-labels"
import { scaleKinds } from "@hearthbook/core/grading/grading-scale"
import { gradingScaleView, type GradingScaleView } from "@hearthbook/api/family/grading-scale"
import { Select, TextInput } from "@mantine/core"
import { useForm, type UseFormReturnType } from "@mantine/form"
import type { ReactNode } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { FormModal } from "../../../../forms/form-modal.tsx"
import { readAs } from "../../../../forms/values/edit-conflict.ts"
import { hasSteps, newScale, scaleErrors, toDraft, valuesOf, type ScaleValues } from "./scale-values.ts"
import { StepRows } from "./step-rows.tsx"

/** Adds a scale, which begins with the steps of one that exists. */
export function NewScaleModal({ scales, onClose }: { scales: GradingScaleView[]; onClose: () => void }) {
  const create = trpc.gradingScales.create.useMutation()
  const form = useForm<ScaleValues>({ initialValues: newScale(), validate: scaleErrors })
  const copy = (id: string | null) => {
    const scale = scales.find((one) => one.id === id)
    if (!scale) return
    form.setValues({ ...valuesOf(scale), name: form.values.name })
    form.clearErrors()
  }
  return (
    <FormModal
      title="Add a scale"
      draftName="scale.new"
      saveLabel="Add Scale"
      fallback="Failed to add the scale."
      form={form}
      announcement="Scale added."
      onSave={(values) => create.mutateAsync(toDraft(values))}
      onClose={onClose}
    >
      <ScaleFields form={form}>
        <Select
          label="Begin with"
          placeholder="The steps of another scale"
          data={scales.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={copy}
        />
      </ScaleFields>
    </FormModal>
  )
}

export function EditScaleModal({ scale, onClose }: { scale: GradingScaleView; onClose: () => void }) {
  const update = trpc.gradingScales.update.useMutation()
  const form = useForm<ScaleValues>({ initialValues: valuesOf(scale), validate: scaleErrors })
  return (
    <FormModal
      title={`Edit ${scale.name}`}
      draftName={`scale.${scale.id}`}
      saveLabel="Save"
      fallback="Failed to save the scale."
      form={form}
      version={scale.version}
      valuesOf={readAs(gradingScaleView, valuesOf)}
      announcement="Saved."
      onSave={(values, version) => update.mutateAsync({ id: scale.id, version, ...toDraft(values) })}
      onClose={onClose}
    >
      <ScaleFields form={form} />
    </FormModal>
  )
}

type FieldsProps = { form: UseFormReturnType<ScaleValues>; children?: ReactNode }

function ScaleFields({ form, children }: FieldsProps) {
  return (
    <>
      <TextInput label="Name" withAsterisk data-autofocus autoComplete="off" {...form.getInputProps("name")} />
      {children}
      <Select
        label="Kind"
        data={scaleKinds.map((value) => ({ value, label: scaleKindLabels[value] }))}
        allowDeselect={false}
        {...form.getInputProps("kind")}
      />
      {hasSteps(form.values.kind) && <StepRows form={form} />}
    </>
  )
}
