import { requirementView, type RequirementView } from "@hearthbook/api/records/requirement"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { ActionIcon, Button, Group, NumberInput, Select, Stack, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { randomId } from "@mantine/hooks"
import { IconPlus, IconTrash } from "@tabler/icons-react"
import { trpc } from "../../../api/trpc.ts"
import { FormModal } from "../../../forms/form-modal.tsx"
import { readAs } from "../../../forms/values/edit-conflict.ts"

type Props = { requirement: RequirementView; year: SchoolYearView; onClose: () => void }

const measures = [
  { value: "days", label: "days" },
  { value: "hours", label: "hours" },
] as const

type Row = {
  key: string
  /** Null for a new target. */
  id: string | null
  label: string
  min: number | ""
  measure: RequirementView["targets"][number]["measure"]
}

/** Changes, adds and removes the numbers that are asked of a child in a year. */
export function TargetsModal({ requirement, year, onClose }: Props) {
  const update = trpc.requirements.update.useMutation()
  const form = useForm({
    initialValues: valuesOf(requirement),
    validate: {
      targets: {
        label: (label: string) => (label.trim() === "" ? "Enter a name." : null),
        min: (min: number | "") => (min === "" || min <= 0 ? "Enter a number above 0." : null),
      },
    },
  })
  const add = () =>
    form.insertListItem("targets", { key: randomId(), id: null, label: "Our goal", min: "", measure: "days" })
  return (
    <FormModal
      title={`Requirements in ${year.academic_year}`}
      draftName={`requirement.${requirement.id}`}
      saveLabel="Save"
      fallback="Failed to save the numbers."
      form={form}
      version={requirement.version}
      valuesOf={readAs(requirementView, valuesOf)}
      announcement="Numbers saved."
      onSave={({ targets }, version) =>
        update.mutateAsync({ id: requirement.id, version, targets: targets.map(toTarget) })
      }
      onClose={onClose}
    >
      <Stack gap="md">
        {form.values.targets.map((row, at) => (
          <Group key={row.key} gap="xs" align="flex-end">
            <TextInput label="Name" flex="1 1 220px" {...form.getInputProps(`targets.${at}.label`)} />
            <NumberInput
              size="md"
              label={row.id === null ? "Number" : `Number of ${row.measure}`}
              w={110}
              min={0}
              max={100_000}
              decimalScale={2}
              hideControls
              {...form.getInputProps(`targets.${at}.min`)}
            />
            {row.id === null && (
              <Select
                label="Of"
                w={100}
                data={measures}
                allowDeselect={false}
                {...form.getInputProps(`targets.${at}.measure`)}
              />
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={42}
              aria-label={`Remove ${row.label}`}
              onClick={() => form.removeListItem("targets", at)}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </Group>
        ))}
        <Button variant="subtle" leftSection={<IconPlus size={18} stroke={1.5} />} onClick={add}>
          Add a goal
        </Button>
      </Stack>
    </FormModal>
  )
}

function valuesOf({ targets }: RequirementView): { targets: Row[] } {
  return { targets: targets.map(({ id, label, min, measure }) => ({ key: id, id, label, min, measure })) }
}

function toTarget({ id, label, min, measure }: Row) {
  const number = { label: label.trim(), min: Number(min) }
  return id === null ? { ...number, measure } : { ...number, id }
}
