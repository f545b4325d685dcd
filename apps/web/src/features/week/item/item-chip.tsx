import type { Day } from "@hearthbook/api/rules/time/days"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { memo } from "react"
import type { DayItem } from "../../../entities/day/day-items.ts"
import { clockWords, colorOf, shortClock } from "../../../entities/schedule/schedule-entry.ts"
import { useDateFormat } from "../../../ui/hooks/use-date-format.ts"
import { chipKeys } from "../../../entities/board/chip-keys.ts"
import { Chip } from "../../../entities/board/chip.tsx"
import { scheduleOn } from "../../../lib/paths.ts"
import { ClassChip } from "./class-chip.tsx"
import { LessonChip } from "./lesson-chip.tsx"
import { WorkChip } from "./work-chip.tsx"

type Props = {
  item: DayItem
  /** The day on which the item stands. */
  day: Day
}

/** An item of a day on the board. Memoized, since a week has hundreds. */
export const ItemChip = memo(function ItemChip({ item, day }: Props) {
  useDateFormat()
  const time = item.time && shortClock(item.time)
  if (item.kind === "work") return <WorkChip work={item.row} />
  if (item.kind === "lesson") return <LessonChip lesson={item.row} time={null} isNext={isNext(item.row)} />
  if (item.kind === "class" && item.lesson) {
    const held = { row: item.row, day }
    return <LessonChip lesson={item.lesson} time={time} isNext={isNext(item.lesson)} held={held} />
  }
  const title = item.kind === "class" ? item.row.subject.name : item.row.title
  const name = item.time ? `${title}, ${clockWords(item.time)}` : title
  if (item.kind === "class") return <ClassChip row={item.row} day={day} time={time} name={name} isHeld={item.isHeld} />
  return (
    <Chip
      color={colorOf(item)}
      time={time}
      title={title}
      note=""
      name={name}
      href={scheduleOn(day)}
      isDone={null}
      onKeyDown={chipKeys({ hasLink: true })}
    />
  )
})

/** A lesson to do that stands on a day without being planned for it is the next one of its course. */
function isNext({ status, planned_date }: LessonView): boolean {
  return status === "planned" && planned_date === null
}
