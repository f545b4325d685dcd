import type { Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import type { PlannerView } from "@hearthbook/api/work/planner"
import { UnstyledButton } from "@mantine/core"
import type { ReactNode } from "react"
import { dayOf } from "../../lib/format.ts"
import { formatMonthDay, formatWeekdayOfYear, weekdayName } from "../../lib/week-labels.ts"
import classes from "./board.module.css"
import { chipKeys } from "./chip-keys.ts"

export type BoardDay = Pick<PlannerView["days"][number], "date" | "is_school_day" | "name">

type Props = {
  day: BoardDay
  today: Day
  /** True for a narrow day off with nothing on it. */
  isEmpty?: boolean
  events: EventView[]
  note?: ReactNode
  /** Opens the day, where it has a view of its own. */
  onOpen?: (day: Day) => void
  onOpenEvent?: (event: EventView, day: Day) => void
}

/** The head of a day: its name, the day off, and what is on for everyone. */
export function DayHead({ day: { date, is_school_day, name }, today, isEmpty, events, note, ...on }: Props) {
  const { onOpen, onOpenEvent } = on
  const day = dayOf(date)
  const isToday = day === today
  const words = (
    <>
      <span className={classes.weekday}>{weekdayName(day).slice(0, 3)}</span>{" "}
      <span className={classes.date}>{formatMonthDay(day)}</span>
    </>
  )
  return (
    <th
      scope="col"
      className={classes.day}
      data-today={isToday || undefined}
      data-off={!is_school_day || undefined}
      data-empty={isEmpty || undefined}
      aria-current={isToday ? "date" : undefined}
    >
      {onOpen ? (
        <UnstyledButton
          className={classes.open}
          aria-label={`Show ${formatWeekdayOfYear(day)}`}
          onClick={() => onOpen(day)}
        >
          {words}
        </UnstyledButton>
      ) : (
        words
      )}
      {name && <span className={classes.off}>{name}</span>}
      {!name && !is_school_day && <span className={classes.off}>No school</span>}
      {events.map((event) =>
        onOpenEvent ? (
          <UnstyledButton
            key={event.id}
            className={classes.event}
            data-chip
            tabIndex={-1}
            aria-label={`${event.title}, for everyone`}
            onClick={() => onOpenEvent(event, day)}
            onKeyDown={chipKeys({ onOpen: () => onOpenEvent(event, day) })}
          >
            {event.title}
          </UnstyledButton>
        ) : (
          <span key={event.id} className={classes.event}>
            {event.title}
          </span>
        ),
      )}
      {note}
    </th>
  )
}
