import { weekdays } from "@hearthbook/api/rules/time/days"
import { Checkbox, Select, SimpleGrid, Stack, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { NumberField } from "../../../ui/inputs/number-field.tsx"
import type { SeriesValues } from "./series-values.ts"
import { WorkFields } from "./work-fields.tsx"

const days = [
  { value: "", label: "Next meeting day" },
  ...weekdays.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}s` })),
]

/** Lessons that are inserted after every few others, such as tests on Fridays. */
export function InsertFields({ form }: { form: UseFormReturnType<SeriesValues> }) {
  const { has_insert, insert } = form.values
  return (
    <Stack gap="sm">
      <Checkbox
        label="Insert a test or review after every few lessons"
        {...form.getInputProps("has_insert", { type: "checkbox" })}
      />
      {has_insert && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
            <NumberField
              label="After every"
              description="Lessons"
              inputWrapperOrder={["label", "input", "description", "error"]}
              {...form.getInputProps("insert.after_every")}
              error={form.errors["insert.after_every"] ?? form.errors["insert"]}
            />
            <TextInput
              label="Title"
              description="{n} counts them"
              inputWrapperOrder={["label", "input", "description", "error"]}
              autoComplete="off"
              {...form.getInputProps("insert.title")}
            />
            <Select
              label="Day"
              description="A weekday fixes it"
              inputWrapperOrder={["label", "input", "description", "error"]}
              data={days}
              allowDeselect={false}
              {...form.getInputProps("insert.pinned_weekday")}
            />
          </SimpleGrid>
          <Checkbox
            label="An assignment for each of them"
            {...form.getInputProps("insert.has_assignment", { type: "checkbox" })}
            error={form.errors["insert.assignment"]}
          />
          {insert.has_assignment && <WorkFields form={form} path="insert.assignment" />}
        </>
      )}
    </Stack>
  )
}
