import type { Day } from "@hearthbook/api/rules/time/days"
import { Button, Text, UnstyledButton } from "@mantine/core"
import { AgendaView } from "@mantine/schedule"
import { useMemo, useState } from "react"
import { entriesOn, type Rows } from "../../../entities/schedule/schedule-entry.ts"
import { formatWeekday } from "../../../lib/week-words.ts"
import { entryOf } from "./calendar-events.ts"
import { AgendaBody } from "./entry-looks.tsx"
import classes from "./grid.module.css"
import { daysOf, rangeOf } from "../range/schedule-range.ts"
import { lastShownDay } from "../range/whole-days.ts"
import { useCalendar, type CalendarParts } from "./use-calendar.tsx"

type Props = CalendarParts & { day: Day; today: Day; rows: Rows }

/** Entries shown at first, and added by 'Show more'. */
const batch = 30

/** Thirty days as a list, the first of them until more are asked for. */
export function Agenda({ day, today, rows, ...parts }: Props) {
  const { entries } = useCalendar(parts)
  const { first, last } = rangeOf("agenda", day)
  const [most, setMost] = useState(batch)
  const counts = useMemo(
    () => daysOf(rangeOf("agenda", day)).map((of) => ({ day: of, count: entriesOn(rows, of).length })),
    [rows, day],
  )
  const shownUntil = lastShownDay(counts, most) ?? last
  return (
    <>
      <AgendaView
        events={entries.events}
        radius="md"
        rangeStart={first}
        rangeEnd={shownUntil}
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
      {shownUntil < last && (
        <Button variant="default" mih={44} mt="xs" onClick={() => setMost(most + batch)}>
          Show more
        </Button>
      )}
    </>
  )
}
