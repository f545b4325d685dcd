import { Checkbox, SimpleGrid, Text } from "@mantine/core"
import { dayOf } from "../../../../lib/format.ts"
import { formatMonthDay, formatWeekday } from "../../../../lib/week-words.ts"
import type { OfferedHoliday } from "./use-holiday-choice.ts"

type Props = { holidays: OfferedHoliday[]; onFlip: (key: string) => void }

/** The suggested holidays with their days, each with a checkbox. */
export function HolidayList({ holidays, onFlip }: Props) {
  if (holidays.length === 0) return <Text c="dimmed">There are no public holidays in this school year.</Text>
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" role="group" aria-label="Public holidays">
      {holidays.map(({ key, name, start_date, end_date, exists, isTicked }) => (
        <Checkbox
          key={key}
          label={name}
          description={`${daysOf(dayOf(start_date), dayOf(end_date))}${exists ? ", already a day off" : ""}`}
          checked={isTicked}
          onChange={() => onFlip(key)}
        />
      ))}
    </SimpleGrid>
  )
}

/** 'Thursday, Nov 26', or 'Friday, Apr 2 to Apr 5'. */
function daysOf(first: string, last: string): string {
  return first === last ? formatWeekday(first) : `${formatWeekday(first)} to ${formatMonthDay(last)}`
}
