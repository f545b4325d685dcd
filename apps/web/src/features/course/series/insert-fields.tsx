import { weekdays } from "@hearthbook/core/time/days"
import { Checkbox, Select, SimpleGrid, Stack, Text, TextInput, type InputWrapperProps } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { NumberField } from "../../../ui/inputs/number-field.tsx"
import type { SeriesValues } from "./series-values.ts"
import { WorkFields } from "./assignment-fields.tsx"

const days = [
  { value: "", label: "Next meeting day" },
  ...weekdays.map((value) => ({ value, label: `${value.charAt(0).toUpperCase()}${value.slice(1)}s` })),
]

const helpBelow: InputWrapperProps["inputWrapperOrder"] = ["label", "input", "description", "error"]

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
          <SimpleGrid cols={2} spacing="md">
            <NumberField
              label="After every"
              rightSection={
                <Text size="sm" c="dimmed">
                  lessons
                </Text>
              }
              rightSectionWidth={72}
              rightSectionPointerEvents="none"
              {...form.getInputProps("insert.after_every")}
              error={form.errors["insert.after_every"] ?? form.errors["insert"]}
            />
            <TextInput
              label="Title"
              description="{n} counts them"
              inputWrapperOrder={helpBelow}
              autoComplete="off"
              {...form.getInputProps("insert.title")}
            />
          </SimpleGrid>
          <Select
            label="Day"
            description="On a weekday it is fixed: moving several lessons leaves it there."
            inputWrapperOrder={helpBelow}
            data={days}
            allowDeselect={false}
            {...form.getInputProps("insert.pinned_weekday")}
          />
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
