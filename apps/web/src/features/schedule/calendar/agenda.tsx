import type { Day } from "@hearthbook/api/rules/time/days"
import { Text, UnstyledButton } from "@mantine/core"
import { AgendaView } from "@mantine/schedule"
import { formatWeekday } from "../../../lib/week-words.ts"
import { entryOf } from "./calendar-events.ts"
import { AgendaBody } from "./entry-looks.tsx"
import classes from "./grid.module.css"
import { rangeOf } from "../range/schedule-range.ts"
import { useCalendar, type CalendarParts } from "./use-calendar.tsx"

/** Thirty days as a list. */
export function Agenda({ day, today, ...parts }: CalendarParts & { day: Day; today: Day }) {
  const { entries } = useCalendar(parts)
  const { first, last } = rangeOf("agenda", day)
  return (
    <AgendaView
      events={entries.events}
      radius="md"
      rangeStart={first}
      rangeEnd={last}
      dateHeaderFormat={(localTime) => {
        const date = localTime.slice(0, 10)
        return date === today ? `Today, ${formatWeekday(date)}` : formatWeekday(date)
      }}
      labels={{ noEvents: "Nothing in these 30 days." }}
      onEventClick={entries.onEventClick}
      renderEvent={(event, props) => {
        const entry = entryOf(parts.data, event)
        return (
          <UnstyledButton {...props}>
            {entry ? <AgendaBody entry={entry} /> : <Text>{event.title}</Text>}
          </UnstyledButton>
        )
      }}
      classNames={{ agendaView: classes.agenda, agendaViewHeader: classes.agendaHeader }}
    />
  )
}
