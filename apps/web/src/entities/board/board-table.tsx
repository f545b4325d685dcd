import type { Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import { Box } from "@mantine/core"
import type { ReactNode } from "react"
import { dayOf } from "../../lib/format.ts"
import { DayHead, type BoardDay } from "./day-head.tsx"
import classes from "./board.module.css"
import { useBoardKeys } from "./use-board-keys.ts"

type Props = {
  days: BoardDay[]
  today: Day
  /** The events for everyone on a day, which stand once above the children. */
  eventsOn: (day: Day) => EventView[]
  /** True for a day with nothing on it, which is narrow if it is off. */
  isEmptyOn?: (day: Day) => boolean
  /** More at the head of a day, such as a warning. */
  noteOn?: (day: Day) => ReactNode
  onOpenDay?: (day: Day) => void
  onOpenEvent?: (event: EventView, day: Day) => void
  /** The rows of the children, as table rows. */
  children: ReactNode
}

/** A row for each child and a column for each day. It is one stop of the Tab key: arrows move among its items. */
export function BoardTable({ days, today, eventsOn, isEmptyOn, noteOn, onOpenDay, onOpenEvent, children }: Props) {
  const keys = useBoardKeys()
  return (
    <div className={classes.frame}>
      <Box component="table" className={classes.grid} __vars={{ "--days": String(days.length) }} {...keys}>
        <thead>
          <tr>
            <th className={classes.corner} scope="col">
              <span className={classes.hidden}>Child</span>
            </th>
            {days.map((day) => (
              <DayHead
                key={day.date}
                day={day}
                today={today}
                isEmpty={!day.is_school_day && isEmptyOn?.(dayOf(day.date))}
                events={eventsOn(dayOf(day.date))}
                note={noteOn?.(dayOf(day.date))}
                onOpen={onOpenDay}
                onOpenEvent={onOpenEvent}
              />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Box>
    </div>
  )
}
