import { Checkbox, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { YearPair } from "../../entities/school-year/next-year.ts"
import { listOf } from "../../lib/format.ts"
import { DayField } from "../../ui/inputs/day-field.tsx"
import { Section } from "../../ui/layout/section.tsx"
import type { NextYearValues } from "./next-year-values.ts"

type Props = {
  form: UseFormReturnType<NextYearValues>
  pair: YearPair
  /** The messages of the preview, by field. */
  problems: Record<string, string>
}

/** The days of the year, and if the weekly classes go on. */
export function YearSection({ form, pair: { from, into }, problems }: Props) {
  const fieldOf = (name: "academic_year" | "start_date" | "end_date") => {
    const { error, ...props } = form.getInputProps(name) as { error?: string }
    return { ...props, error: error ?? problems[name] }
  }
  return (
    <Section title="School year">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="md">
          <TextInput label="Academic year" autoComplete="off" {...fieldOf("academic_year")} />
          <DayField label="First day" {...fieldOf("start_date")} />
          <DayField label="Last day" {...fieldOf("end_date")} />
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          School on {listOf((into ?? from).school_days.map(shortName))}. The week and the terms can be changed later.
        </Text>
        <Checkbox
          label="Carry on the weekly classes"
          description="With their times, in the subjects of the new grade levels."
          {...form.getInputProps("schedule", { type: "checkbox" })}
        />
      </Stack>
    </Section>
  )
}

function shortName(weekday: string): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1, 3)
}
