import type { SchoolYearView } from "@hearthbook/api/schemas/school-year"
import { Stack } from "@mantine/core"
import { useToday } from "../../../session/use-session.ts"
import { YearCalendar } from "./calendar/year-calendar.tsx"
import { SchoolDayCount } from "./year/school-day-count.tsx"
import { useYearDays } from "./year/use-year-days.ts"

/** A school year: the number of its school days, and its calendar. */
export function YearBoard({ year }: { year: SchoolYearView }) {
  const today = useToday()
  const yearDays = useYearDays(year)
  return (
    <Stack gap="lg">
      <SchoolDayCount days={yearDays.days} today={today} />
      <YearCalendar year={year} yearDays={yearDays} today={today} />
    </Stack>
  )
}
