import { weekdays } from "@hearthbook/core/time/days"
import { Chip, Group, Input, SimpleGrid, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { DayField } from "../../../../ui/inputs/day-field.tsx"
import type { YearValues } from "./year-values.ts"

/** The fields of a school year: its name if it is new, its days and its weekdays. */
export function YearFields({ form, isNew = false }: { form: UseFormReturnType<YearValues>; isNew?: boolean }) {
  // In the order of the week, so that removing and adding a day again is not a change.
  const chooseDays = (chosen: string[]) =>
    form.setFieldValue(
      "school_days",
      weekdays.filter((weekday) => chosen.includes(weekday)),
    )
  return (
    <>
      {isNew && (
        <TextInput
          label="Academic year"
          description="Such as 2026-2027, or 2026 for a year that is the calendar year."
          autoComplete="off"
          withAsterisk
          {...form.getInputProps("academic_year")}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <DayField label="First day" withAsterisk {...form.getInputProps("start_date")} />
        <DayField label="Last day" withAsterisk {...form.getInputProps("end_date")} />
      </SimpleGrid>
      <Input.Wrapper label="School week" labelElement="div" size="md" error={form.errors["school_days"]}>
        <Chip.Group multiple value={form.values.school_days} onChange={chooseDays}>
          <Group gap={6} mt={6} role="group" aria-label="School week">
            {weekdays.map((weekday) => (
              <Chip key={weekday} value={weekday} size="sm" radius="xl">
                {weekday.charAt(0).toUpperCase() + weekday.slice(1, 3)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
    </>
  )
}
