import type { RecordsView } from "@hearthbook/api/records/records"
import { Paper, Stack, Text } from "@mantine/core"
import { countOf } from "../../../lib/format.ts"
import { SectionHead } from "../../../ui/layout/section-head.tsx"
import { RegisterTable } from "./register-table.tsx"

type Props = { register: RecordsView["register"]; hours: RecordsView["hours"] }

/** The attendance of the year: a row for each month and a column for each day. */
export function RegisterSection({ register, hours }: Props) {
  const { days, half_days } = hours
  const halves = half_days > 0 ? `, ${countOf(half_days, "half day")} among them` : ""
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label="Attendance">
      <Stack gap="sm">
        <SectionHead title="Attendance" part={`${days} ${days === 1 ? "day" : "days"}${halves}`} size="h4" />
        {register.length === 0 ? (
          <Text size="sm" c="dimmed">
            This school year has not begun.
          </Text>
        ) : (
          <RegisterTable register={register} />
        )}
      </Stack>
    </Paper>
  )
}
