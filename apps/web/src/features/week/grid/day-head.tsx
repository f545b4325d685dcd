import type { Day } from "@hearthbook/api/rules/time/days"
import type { EventView } from "@hearthbook/api/schemas/event"
import type { PlannerView } from "@hearthbook/api/schemas/planner"
import { dayOf } from "../../../lib/format.ts"
import { formatMonthDay, weekdayName } from "../../../lib/week-words.ts"
import classes from "./week-grid.module.css"

type Props = { day: PlannerView["days"][number]; today: Day; events: EventView[] }

/** The head of a day: its name, the day off, and what is on for everyone. */
export function DayHead({ day: { date, is_school_day, name }, today, events }: Props) {
  const day = dayOf(date)
  const isToday = day === today
  return (
    <th
      scope="col"
      className={classes.day}
      data-today={isToday || undefined}
      data-off={!is_school_day || undefined}
      aria-current={isToday ? "date" : undefined}
    >
      <span className={classes.weekday}>{weekdayName(day).slice(0, 3)}</span>{" "}
      <span className={classes.date}>{formatMonthDay(day)}</span>
      {name && <span className={classes.off}>{name}</span>}
      {!name && !is_school_day && <span className={classes.off}>No school</span>}
      {events.map((event) => (
        <span key={event.id} className={classes.event}>
          {event.title}
        </span>
      ))}
    </th>
  )
}
