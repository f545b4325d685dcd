import { Checkbox, SimpleGrid, Text } from "@mantine/core"
import { dayOf } from "../../../../lib/format.ts"
import { formatMonthDay, formatWeekday } from "../../../../lib/week-labels.ts"
import type { OfferedHoliday } from "./use-holiday-choice.ts"

type Props = { holidays: OfferedHoliday[]; onFlip: (key: string) => void }

/** The suggested holidays with their days, each with a checkbox. */
export function HolidayList({ holidays, onFlip }: Props) {
  if (holidays.length === 0) return <Text c="dimmed">There are no public holidays in this school year.</Text>
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" role="group" aria-label="Public holidays">
      {holidays.map(({ key, name, isTicked, ...holiday }) => (
        <Checkbox
          key={key}
          label={name}
          description={daysOf(holiday)}
          checked={isTicked}
          onChange={() => onFlip(key)}
        />
      ))}
    </SimpleGrid>
  )
}

type Days = Pick<OfferedHoliday, "start_date" | "end_date" | "exists" | "isOnSchoolDay">

/** 'Thursday, Nov 26', 'Friday, Apr 2 to Apr 5', or 'Saturday, Dec 26, no school day'. */
function daysOf({ start_date, end_date, exists, isOnSchoolDay }: Days): string {
  const [first, last] = [dayOf(start_date), dayOf(end_date)]
  const days = first === last ? formatWeekday(first) : `${formatWeekday(first)} to ${formatMonthDay(last)}`
  if (exists) return `${days}, already a day off`
  return isOnSchoolDay ? days : `${days}, no school day`
}
