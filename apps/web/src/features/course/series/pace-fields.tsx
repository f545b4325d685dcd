import { Select, SimpleGrid, type InputWrapperProps } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { NumberField } from "../../../ui/inputs/number-field.tsx"
import type { SeriesValues } from "./series-values.ts"

const perDay = ["1", "2", "3", "4"].map((value) => ({ value, label: value === "1" ? "One a day" : `${value} a day` }))
const everyWeeks = ["1", "2", "3", "4"].map((value) => ({
  value,
  label: value === "1" ? "Every week" : `Every ${value} weeks`,
}))
const helpBelow: InputWrapperProps["inputWrapperOrder"] = ["label", "input", "description", "error"]

/** From when to when the lessons are laid out, how many at once, and how long each one takes. */
export function PaceFields({ form, minutes }: { form: UseFormReturnType<SeriesValues>; minutes: number | null }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <DayField
          label="First day"
          description="After the last lesson, if empty"
          inputWrapperOrder={helpBelow}
          {...form.getInputProps("start_date")}
        />
        <DayField
          label="Last day"
          description="All lessons must fit by then"
          inputWrapperOrder={helpBelow}
          {...form.getInputProps("until")}
        />
      </SimpleGrid>
      <SimpleGrid cols={2} spacing="md">
        <Select label="How many" data={perDay} allowDeselect={false} {...form.getInputProps("per_day")} />
        <Select label="How often" data={everyWeeks} allowDeselect={false} {...form.getInputProps("every_weeks")} />
      </SimpleGrid>
      <NumberField
        label="Minutes a lesson"
        placeholder={minutes === null ? undefined : `${minutes}, as the course has it`}
        {...form.getInputProps("minutes")}
      />
    </>
  )
}
