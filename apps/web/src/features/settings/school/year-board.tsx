import type { SchoolYearView } from "@hearthbook/api/schemas/school-year"
import { Stack } from "@mantine/core"
import { useToday } from "../../../session/use-session.ts"
import { SchoolDayCount } from "./year/school-day-count.tsx"
import { useYearDays } from "./year/use-year-days.ts"

/** A school year: the number of its school days. */
export function YearBoard({ year }: { year: SchoolYearView }) {
  const today = useToday()
  const { days } = useYearDays(year)
  return (
    <Stack gap="lg">
      <SchoolDayCount days={days} today={today} />
    </Stack>
  )
}
