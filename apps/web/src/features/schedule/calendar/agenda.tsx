import type { Day } from "@hearthbook/core/time/days"
import { Button, Text, UnstyledButton } from "@mantine/core"
import { AgendaView } from "@mantine/schedule"
import { useState } from "react"
import type { Rows } from "../../../entities/schedule/schedule-entry.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { lastAgendaDay } from "./agenda-days.ts"
import { entryOf } from "./calendar-events.ts"
import { leadsTo } from "../../../entities/schedule/entry/use-schedule-dialogs.ts"
import { AgendaBody } from "./entry-style.tsx"
import classes from "./grid.module.css"
import { rangeOf } from "../../../entities/schedule/entry/schedule-range.ts"
import { useCalendar, type CalendarParts } from "./use-calendar.tsx"

type Props = CalendarParts & { day: Day; today: Day; rows: Rows }

/** The number of entries shown at first, and added by 'Show more'. */
const step = 28

/** Thirty days as a list, of which the first ones are shown. */
export function Agenda({ day, today, rows, ...parts }: Props) {
  const { entries } = useCalendar(parts)
  const [most, setMost] = useState(step)
  const range = rangeOf("agenda", day)
  const last = lastAgendaDay(rows, range, most)
  return (
    <>
      <AgendaView
        events={entries.events}
        radius="md"
        rangeStart={range.first}
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
            <UnstyledButton {...props} {...(entry && leadsTo(entry))}>
              {entry ? <AgendaBody entry={entry} /> : <Text>{event.title}</Text>}
            </UnstyledButton>
          )
        }}
        classNames={{ agendaView: classes.agenda, agendaViewHeader: classes.agendaHeader }}
      />
      {last < range.last && (
        <Button variant="default" fullWidth mih={44} mt="sm" onClick={() => setMost(most + step)}>
          Show more
        </Button>
      )}
    </>
  )
}
