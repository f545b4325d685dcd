import { assignmentTypeLabels } from "@hearthbook/core/names/labels"
import { Select, SimpleGrid } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { NumberField } from "../../../ui/inputs/number-field.tsx"
import type { SeriesValues } from "./series-values.ts"

const types = Object.entries(assignmentTypeLabels).map(([value, label]) => ({ value, label }))
const dues = [
  { value: "same_day", label: "On the lesson’s day" },
  { value: "next_meeting", label: "At the next meeting" },
]

type Props = { form: UseFormReturnType<SeriesValues>; path: "assignment" | "insert.assignment" }

/** The assignment of each lesson: its type, points and due day. */
export function WorkFields({ form, path }: Props) {
  return (
    <>
      <SimpleGrid cols={2} spacing="md">
        <Select label="Type" data={types} allowDeselect={false} {...form.getInputProps(`${path}.type`)} />
        <NumberField label="Points" {...form.getInputProps(`${path}.points_possible`)} />
      </SimpleGrid>
      <Select label="Due" data={dues} allowDeselect={false} {...form.getInputProps(`${path}.due`)} />
    </>
  )
}
