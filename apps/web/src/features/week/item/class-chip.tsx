import type { Day } from "@hearthbook/core/time/days"
import type { Time } from "@hearthbook/core/time/times"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { chipKeys } from "../../../entities/board/chip-keys.ts"
import menuClasses from "../../../entities/board/chip-menu.module.css"
import { Chip } from "../../../entities/board/chip.tsx"
import { useEntryOpening } from "../../../entities/schedule/entry/entry-opening.ts"
import { ClassMenu } from "../../../entities/lesson/menu/class-menu.tsx"
import { useClassHeld } from "../../../entities/schedule/meeting/use-meets-on.ts"
import { clockWords, colorOf, shortClock } from "../../../entities/schedule/schedule-entry.ts"
import { useToday } from "../../../session/use-session.ts"

type Props = {
  row: ClassView
  /** Null if it cannot be ticked, such as that of a child who is absent. */
  held: boolean | null
  time: Time
  /** The day on which it stands. */
  day: Day
}

/** A class without a lesson. Its tick says that it was held, for siblings who have it together at once; a later day has none. */
export function ClassChip({ row, held, time, day }: Props) {
  const opening = useEntryOpening()
  const { siblingsOf, hold } = useClassHeld()
  const isOver = day <= useToday()
  const { name } = row.subject
  const open = opening ? () => opening.open({ kind: "class", row }, day) : undefined
  const tick = (isHeld: boolean) =>
    void hold(
      siblingsOf(row, day).map((each) => each.row),
      day,
      isHeld,
    )
  const canTick = held !== null && isOver
  return (
    <Chip
      color={colorOf({ kind: "class", row })}
      time={shortClock(time)}
      title={name}
      note=""
      name={`${name}, ${clockWords(time)}`}
      isDone={canTick ? held : null}
      onTick={tick}
      tickName={`Done: ${name}, ${clockWords(time)}`}
      onOpen={open}
      menu={<ClassMenu row={row} day={day} onChange={open} className={menuClasses.more} tabIndex={-1} />}
      onKeyDown={chipKeys({ onTick: canTick ? () => tick(!held) : undefined, onOpen: open })}
    />
  )
}
