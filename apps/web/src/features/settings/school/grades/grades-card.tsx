import { standardScale } from "@hearthbook/core/grading/builtin-scales"
import { familyUpdate, familyView, type FamilyView } from "@hearthbook/api/family/family"
import { Input, SimpleGrid, Stack, Text } from "@mantine/core"
import { schemaResolver } from "@mantine/form"
import { useState } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { ScaleSelect } from "../../../../entities/grading-scale/scale-select.tsx"
import { ScaleSteps } from "../../../../entities/grading-scale/scale-steps.tsx"
import { FormCard } from "../../../../forms/form-card.tsx"
import { readAs } from "../../../../forms/values/edit-conflict.ts"
import { showSavedToast } from "../../../../ui/feedback/settings-toast.ts"
import { NumberField } from "../../../../ui/inputs/number-field.tsx"
import { useSyncedForm } from "../../shared/use-synced-form.ts"

/** The family's grading scale, the hours of a credit and the bonuses of the weighted GPA. */
export function GradesCard() {
  const [[family, scales]] = trpc.useSuspenseQueries((ask) => [ask.family.get(), ask.gradingScales.list({})])
  const update = trpc.family.update.useMutation()
  const stored = { values: valuesOf(family), version: family.version }
  const { form, versionOf, markSaved } = useSyncedForm<Values>("school.grades", stored, (values) =>
    check(toInput(values)),
  )
  const [chosen, setChosen] = useState(stored.values.grading_scale_id)
  form.watch("grading_scale_id", ({ value }) => setChosen(value))
  const scale = scales.find(({ id }) => id === chosen)

  const save = async (values: Values, seen: number | undefined) => {
    markSaved(values, await update.mutateAsync({ ...gradesOfFamily.parse(toInput(values)), version: versionOf(seen) }))
    showSavedToast("School settings saved.")
  }
  return (
    <FormCard
      title="Grades and credits"
      draftName="school.grades"
      saveLabel="Save Grades"
      fallback="Failed to save settings."
      form={form}
      version={family.version}
      valuesOf={readAs(familyView, valuesOf)}
      focused={false}
      isFolded
      onSave={save}
    >
      <Stack gap="xs">
        <ScaleSelect
          label="Scale"
          description="For every course that has no scale of its own."
          key={form.key("grading_scale_id")}
          {...form.getInputProps("grading_scale_id")}
        />
        {scale && <ScaleSteps scale={scale} />}
      </Stack>
      <NumberField
        label="Hours for one credit"
        description="A course’s recorded hours propose its credits."
        size="md"
        key={form.key("hours_per_credit")}
        {...form.getInputProps("hours_per_credit")}
      />
      <Stack gap={4} role="group" aria-labelledby="bonus-points">
        <Input.Label labelElement="div" id="bonus-points">
          Bonus points in the weighted GPA
        </Input.Label>
        <SimpleGrid cols={2} spacing="md">
          {bonuses.map(({ field, label, placeholder }) => (
            <NumberField
              key={form.key(field)}
              label={label}
              placeholder={placeholder}
              size="md"
              {...form.getInputProps(field)}
            />
          ))}
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          A grade with fewer points than the last field gets no bonus. Leave it empty to give every passing grade the
          bonus.
        </Text>
      </Stack>
    </FormCard>
  )
}

const bonuses = [
  { field: "honors_bonus", label: "Honors", placeholder: undefined },
  { field: "ap_bonus", label: "AP", placeholder: undefined },
  { field: "dual_enrollment_bonus", label: "Dual enrollment", placeholder: undefined },
  { field: "bonus_from_points", label: "No bonus below", placeholder: "None" },
] as const

type Values = {
  grading_scale_id: string
  hours_per_credit: number | string
  honors_bonus: number | string
  ap_bonus: number | string
  dual_enrollment_bonus: number | string
  /** Empty for none. */
  bonus_from_points: number | string
}

function valuesOf({ grading_scale_id, bonus_from_points, ...family }: FamilyView): Values {
  const { hours_per_credit, honors_bonus, ap_bonus, dual_enrollment_bonus } = family
  return {
    grading_scale_id: grading_scale_id ?? standardScale.id,
    hours_per_credit,
    honors_bonus,
    ap_bonus,
    dual_enrollment_bonus,
    bonus_from_points: bonus_from_points ?? "",
  }
}

const gradesOfFamily = familyUpdate.pick({
  grading_scale_id: true,
  hours_per_credit: true,
  honors_bonus: true,
  ap_bonus: true,
  dual_enrollment_bonus: true,
  bonus_from_points: true,
})
const check = schemaResolver(gradesOfFamily, { sync: true })

function toInput({ bonus_from_points, ...values }: Values) {
  return { ...values, bonus_from_points: bonus_from_points === "" ? null : bonus_from_points }
}
