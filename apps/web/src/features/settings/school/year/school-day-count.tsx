import type { Day } from "@hearthbook/core/time/days"
import type { SchoolDayView } from "@hearthbook/api/calendar/school-days"
import { Text } from "@mantine/core"
import { countOf, dayOf } from "../../../../lib/format.ts"

/** '176 school days', and for a year that has begun 'until today 62', today included. */
export function SchoolDayCount({ days, today }: { days: SchoolDayView[]; today: Day }) {
  const past = countSchoolDays(days.filter(({ date }) => dayOf(date) <= today))
  return (
    <Text className="figures" role="status" aria-label="School days">
      <Text span fz={28} fw={650} lh={1.2}>
        {countOf(countSchoolDays(days), "school day")}
      </Text>
      {past > 0 && (
        <Text span size="sm" c="dimmed" ml="sm">
          until today {past}
        </Text>
      )}
    </Text>
  )
}

/** The number of school days among some days. */
export function countSchoolDays(days: SchoolDayView[]): number {
  return days.filter((day) => day.is_school_day).length
}
