import type { Day } from "@hearthbook/core/time/days"
import type { Time } from "@hearthbook/core/time/times"
import type { EventView } from "@hearthbook/api/calendar/event"
import { chipKeys } from "../../../entities/board/chip-keys.ts"
import menuClasses from "../../../entities/board/chip-menu.module.css"
import { Chip } from "../../../entities/board/chip.tsx"
import { useEntryOpening } from "../../../entities/schedule/entry/entry-opening.ts"
import { EventMenu } from "../../../entities/schedule/entry/event-menu.tsx"
import { clockWords, colorOf, shortClock } from "../../../entities/schedule/schedule-entry.ts"

type Props = {
  row: EventView
  /** Null for an all-day event. */
  time: Time | null
  day: Day
}

/** An event. It opens by a click, E or Enter. */
export function EventChip({ row, time, day }: Props) {
  const opening = useEntryOpening()
  const open = opening ? () => opening.open({ kind: "event", row }, day) : undefined
  return (
    <Chip
      color={colorOf({ kind: "event", row })}
      time={time && shortClock(time)}
      title={row.title}
      note=""
      name={time ? `${row.title}, ${clockWords(time)}` : row.title}
      isDone={null}
      onOpen={open}
      menu={open && <EventMenu row={row} onOpen={open} className={menuClasses.more} tabIndex={-1} />}
      onKeyDown={chipKeys({ onOpen: open })}
    />
  )
}
