import type { Day } from "@hearthbook/core/time/days"
import { isPlanned } from "@hearthbook/core/planning/lesson-status"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { memo } from "react"
import type { DayItem } from "../../../entities/day/day-items.ts"
import { shortClock } from "../../../entities/schedule/schedule-entry.ts"
import { useDateFormat } from "../../../ui/hooks/use-date-format.ts"
import { ClassChip } from "./class-chip.tsx"
import { EventChip } from "./event-chip.tsx"
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
  if (item.kind === "class") return <ClassChip row={item.row} held={item.held} time={item.time} day={day} />
  return <EventChip row={item.row} time={item.time} day={day} />
})

/** A lesson to do that stands on a day without being planned for it is the next one of its course. */
function isNext({ status, planned_date }: LessonView): boolean {
  return isPlanned(status) && planned_date === null
}
