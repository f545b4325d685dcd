import { requirementView, type RequirementView } from "@hearthbook/api/records/requirement"
import { NumberInput, SimpleGrid, Text, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { readAs } from "../../../forms/values/edit-conflict.ts"

type Props = { requirement: RequirementView; onClose: () => void }

type Figure = number | ""
type Values = { days: Figure; hours: Figure; core_hours: Figure; core_home_hours: Figure; note: string }

const fields = [
  { name: "days", label: "Days", step: 0.5 },
  { name: "hours", label: "Hours", step: 0.25 },
  { name: "core_hours", label: "Of these in core subjects", step: 0.25 },
  { name: "core_home_hours", label: "Of these at home", step: 0.25 },
] as const

/** The opening balance: days and hours of this year from before the family used Hearthbook. They count toward every target. */
export function OpeningModal({ requirement, onClose }: Props) {
  const update = trpc.requirements.update.useMutation()
  const form = useForm<Values>({
    initialValues: valuesOf(requirement),
    validate: {
      core_hours: (core, { hours }) =>
        Number(core) > Number(hours) ? "Core hours cannot be more than all hours." : null,
      core_home_hours: (home, { core_hours }) =>
        Number(home) > Number(core_hours) ? "This cannot be more than all core hours." : null,
    },
  })
  return (
    <FormModal
      title="Earlier this year"
      draftName={`opening.${requirement.id}`}
      saveLabel="Save"
      fallback="Failed to save the earlier days and hours."
      form={form}
      version={requirement.version}
      valuesOf={readAs(requirementView, valuesOf)}
      announcement="Saved."
      onSave={(values, version) => update.mutateAsync({ id: requirement.id, version, opening: toOpening(values) })}
      onClose={onClose}
    >
      <Text size="sm">Days and hours from before you used Hearthbook. Leave them empty if there are none.</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        {fields.map(({ name, label, step }) => (
          <NumberInput
            size="md"
            key={name}
            label={label}
            min={0}
            max={name === "days" ? 400 : 10_000}
            step={step}
            decimalScale={2}
            hideControls
            {...form.getInputProps(name)}
          />
        ))}
      </SimpleGrid>
      <TextInput label="Note" placeholder="Transferred from Lincoln Elementary" {...form.getInputProps("note")} />
    </FormModal>
  )
}

function valuesOf({ opening }: RequirementView): Values {
  const hours = (minutes: number | undefined): Figure => (minutes ? Math.round((minutes / 60) * 100) / 100 : "")
  return {
    days: opening?.days || "",
    hours: hours(opening?.minutes),
    core_hours: hours(opening?.core_minutes),
    core_home_hours: hours(opening?.core_home_minutes),
    note: opening?.note ?? "",
  }
}

function toOpening({ days, hours, core_hours, core_home_hours, note }: Values) {
  const minutes = (figure: Figure) => Math.round(Number(figure) * 60)
  const opening = {
    days: Number(days),
    minutes: minutes(hours),
    core_minutes: minutes(core_hours),
    core_home_minutes: minutes(core_home_hours),
  }
  return Object.values(opening).every((figure) => figure === 0) ? null : { ...opening, note }
}
