import { isDay } from "@hearthbook/core/time/days"
import { Select, SimpleGrid, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { trpc } from "../../../../api/trpc.ts"
import { optionNameOf } from "../../../../lib/short-names.ts"
import { useSelectOnFocus } from "../../../../ui/focus/use-select-on-focus.ts"
import { DayField } from "../../../../ui/inputs/day-field.tsx"
import type { DayOffValues } from "./day-off-values.ts"

const everyone = "everyone"

/** The name of a day off, its first and last day, and the child it is for, if the family has several. */
export function DayOffFields({ form }: { form: UseFormReturnType<DayOffValues> }) {
  const { data: students = [] } = trpc.students.names.useQuery()
  const selectOnFocus = useSelectOnFocus()
  const { whose, last_day } = form.values
  const setFirstDay = (day: string) => {
    if (isDay(day) && last_day < day) form.setFieldValue("last_day", day)
    form.setFieldValue("first_day", day)
  }
  return (
    <>
      <TextInput
        label="Name"
        withAsterisk
        autoComplete="off"
        data-autofocus
        {...form.getInputProps("title")}
        {...selectOnFocus}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <DayField label="First day" withAsterisk {...form.getInputProps("first_day")} onChange={setFirstDay} />
        <DayField label="Last day" withAsterisk {...form.getInputProps("last_day")} />
      </SimpleGrid>
      {(students.length > 1 || whose !== "") && (
        <Select
          label="For"
          data={[
            { value: everyone, label: "Everyone" },
            ...students.map((child) => ({ value: child.id, label: optionNameOf(child) })),
          ]}
          allowDeselect={false}
          value={whose || everyone}
          onChange={(id) => form.setFieldValue("whose", id === null || id === everyone ? "" : id)}
        />
      )}
    </>
  )
}
