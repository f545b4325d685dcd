import type { Day } from "@hearthbook/core/time/days"
import { timeOf } from "@hearthbook/core/time/times"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { VisuallyHidden } from "@mantine/core"
import { useEntryOpening } from "../../../entities/schedule/entry/entry-opening.ts"
import { ClassMenu } from "../../../entities/lesson/menu/class-menu.tsx"
import { useClassHeld } from "../../../entities/schedule/meeting/use-meets-on.ts"
import { clockWords, colorOf, shortClock } from "../../../entities/schedule/schedule-entry.ts"
import classes from "./day-row.module.css"
import { DayRow } from "./day-row.tsx"

type Props = {
  id: string
  row: ClassView
  /** Null if it cannot be ticked: the child is absent or excused. */
  held: boolean | null
  phase: "past" | "present" | "coming" | null
  day: Day
  isCurrent: boolean
}

/** A class of today without a lesson. Its tick says that it was held, for siblings who have it together at once. */
export function ClassRow({ id, row, held, phase, day, isCurrent }: Props) {
  const opening = useEntryOpening()
  const { siblingsOf, hold } = useClassHeld()
  const open = opening ? () => opening.open({ kind: "class", row }, day) : undefined
  const time = shortClock(timeOf(row.start_time))
  const { name } = row.subject
  return (
    <DayRow
      id={id}
      color={colorOf({ kind: "class", row })}
      time={time}
      // A class that can be ticked is over when it is ticked.
      phase={held !== null && phase === "past" ? null : phase}
      title={name}
      onOpen={open}
      note={
        <>
          {phase === "present" && <VisuallyHidden>, now</VisuallyHidden>}
          {phase === "past" && <VisuallyHidden>, over</VisuallyHidden>}
        </>
      }
      tickName={`Done: ${name}, ${clockWords(timeOf(row.start_time))}`}
      isDone={held}
      onTick={(isHeld) =>
        void hold(
          siblingsOf(row, day).map((each) => each.row),
          day,
          isHeld,
        )
      }
      isCurrent={isCurrent}
      end={<ClassMenu row={row} day={day} onChange={open} className={classes.menu} tabIndex={isCurrent ? 0 : -1} />}
    />
  )
}
