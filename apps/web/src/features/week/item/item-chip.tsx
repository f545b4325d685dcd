import type { Day } from "@hearthbook/api/rules/time/days"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { memo } from "react"
import type { DayItem } from "../../../entities/day/day-items.ts"
import { clockWords, colorOf, shortClock } from "../../../entities/schedule/schedule-entry.ts"
import { useDateFormat } from "../../../ui/hooks/use-date-format.ts"
import { ClassMenu } from "../../../entities/lesson/menu/class-menu.tsx"
import { Chip } from "../../../entities/board/chip.tsx"
import menuClasses from "../../../entities/board/chip-menu.module.css"
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
  return (
    <Chip
      color={colorOf(item)}
      time={time}
      title={title}
      note=""
      name={item.time ? `${title}, ${clockWords(item.time)}` : title}
      isDone={null}
      menu={item.kind === "class" && <ClassMenu row={item.row} day={day} className={menuClasses.more} tabIndex={-1} />}
    />
  )
})

/** A lesson to do that stands on a day without being planned for it is the next one of its course. */
function isNext({ status, planned_date }: LessonView): boolean {
  return status === "planned" && planned_date === null
}
