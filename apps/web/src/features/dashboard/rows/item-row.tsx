import type { Time } from "@hearthbook/core/time/times"
import type { DayItem } from "../../../entities/day/day-items.ts"
import type { Selection } from "../../../entities/lesson/select/use-selection.ts"
import { shortClock } from "../../../entities/schedule/schedule-entry.ts"
import { useToday } from "../../../session/use-session.ts"
import { useDateFormat } from "../../../ui/hooks/use-date-format.ts"
import { entryOfClass, phaseOf } from "../day/day-entries.ts"
import { ClassRow } from "./class-row.tsx"
import { DueRow } from "./due-row.tsx"
import { EventRow } from "./event-row.tsx"
import { LessonRow } from "./lesson-row.tsx"

type Props = {
  item: DayItem
  /** Null if the clock is on another day. */
  now: Time | null
  isCurrent: boolean
  selection: Selection
  /** The ids of the children who are away today. */
  away: string[]
}

/** An item of a child's day. */
export function ItemRow({ item, now, isCurrent, selection, away }: Props) {
  useDateFormat()
  const today = useToday()
  const { key } = item
  if (item.kind === "work") return <DueRow id={key} work={item.row} isCurrent={isCurrent} />
  if (item.kind === "lesson")
    return <LessonRow id={key} lesson={item.row} isCurrent={isCurrent} selection={selection} away={away} />
  const time = item.time && shortClock(item.time)
  const entry = item.kind === "class" ? entryOfClass(item.row) : null
  const phase = entry && now !== null ? phaseOf(entry, now) : null
  if (item.kind === "class" && item.lesson) {
    return (
      <LessonRow
        id={key}
        lesson={item.lesson}
        time={time}
        phase={phase === "past" ? null : phase}
        isCurrent={isCurrent}
        selection={selection}
        held={{ row: item.row, day: today }}
        away={away}
      />
    )
  }
  if (item.kind === "class")
    return <ClassRow id={key} row={item.row} held={item.held} phase={phase} day={today} isCurrent={isCurrent} />
  return <EventRow id={key} row={item.row} time={time} day={today} isCurrent={isCurrent} />
}
