import type { Day } from "@hearthbook/core/time/days"
import type { EventView } from "@hearthbook/api/calendar/event"
import { useEntryOpening } from "../../../entities/schedule/entry/entry-opening.ts"
import { EventMenu } from "../../../entities/schedule/entry/event-menu.tsx"
import { colorOf } from "../../../entities/schedule/schedule-entry.ts"
import classes from "./day-row.module.css"
import { DayRow } from "./day-row.tsx"

type Props = {
  id: string
  row: EventView
  /** Null for an all-day event. */
  time: string | null
  day: Day
  isCurrent: boolean
}

/** An event of a child today. Its title opens it. */
export function EventRow({ id, row, time, day, isCurrent }: Props) {
  const opening = useEntryOpening()
  const open = opening ? () => opening.open({ kind: "event", row }, day) : undefined
  return (
    <DayRow
      id={id}
      color={colorOf({ kind: "event", row })}
      time={time ?? "All day"}
      title={row.title}
      onOpen={open}
      isDone={null}
      isCurrent={isCurrent}
      end={open && <EventMenu row={row} onOpen={open} className={classes.menu} tabIndex={isCurrent ? 0 : -1} />}
    />
  )
}
