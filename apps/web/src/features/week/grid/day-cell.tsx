import { letterOf } from "../../../lib/keys/letter-of.ts"
import type { Day } from "@hearthbook/core/time/days"
import type { PlannedDay } from "@hearthbook/api/work/planner"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { useRef, useState, type KeyboardEvent } from "react"
import { plannedItems } from "../planned-items.ts"
import { dayOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { DayMark } from "../attendance/day-mark.tsx"
import { DayMinutes } from "../minutes/day-minutes.tsx"
import { ItemChip } from "../item/item-chip.tsx"
import { AddLesson } from "./add-lesson.tsx"
import { useItemDrop, type DropActions } from "./use-item-drop.ts"
import classes from "../../../entities/board/board.module.css"

type Props = { student: StudentSummary; day: PlannedDay; today: Day; drops: DropActions }

/** A child's day: its items in order, and its minutes. Lessons and due work can be dropped on it, N adds one, and A marks attendance. */
export function DayCell({ student, day, today, drops }: Props) {
  const date = dayOf(day.date)
  const items = plannedItems(day)
  const { isOver, ...drop } = useItemDrop(student, date, drops)
  const [isAdding, setAdding] = useState(false)
  /** The item from which N opened the form. It has the focus again when that closes. */
  const opener = useRef<HTMLElement | null>(null)
  const openForm = (isOpen: boolean) => {
    setAdding(isOpen)
    if (!isOpen) opener.current?.focus({ preventScroll: true })
    opener.current = null
  }
  const actByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches("[data-chip]")) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const key = letterOf(event)
    const mark = key === "a" ? event.currentTarget.querySelector<HTMLElement>("[data-mark]") : null
    if (key !== "n" && !mark) return
    event.preventDefault()
    if (mark) {
      // After this event, which would close the menu again.
      requestAnimationFrame(() => mark.click())
      return
    }
    setAdding(true)
    opener.current = event.target
  }
  return (
    <td
      className={classes.cell}
      data-today={date === today || undefined}
      data-off={!day.is_school_day || undefined}
      data-over={isOver || undefined}
      onKeyDown={actByKey}
      {...drop}
    >
      <ul className={classes.items} aria-label={`${shortNameOf(student)}, ${formatWeekday(date)}`}>
        {items.map((item) => (
          <ItemChip key={item.key} item={item} day={date} />
        ))}
      </ul>
      <div className={classes.foot}>
        <DayMark student={student} day={day} />
        <AddLesson student={student} day={date} isAlone={items.length === 0} isOpen={isAdding} onOpen={openForm} />
        <DayMinutes minutes={day.minutes} isOver={day.is_over_limit} />
      </div>
    </td>
  )
}
