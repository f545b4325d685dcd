import type { Day } from "@hearthbook/api/rules/time/days"
import type { PlannedDay } from "@hearthbook/api/schemas/planner"
import type { StudentSummary } from "@hearthbook/api/schemas/student"
import { useState, type DragEvent } from "react"
import { ownItems } from "../../../entities/day/day-items.ts"
import { useMoveNow } from "../../../entities/lesson/move/use-move-now.ts"
import { dayOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { formatWeekday } from "../../../lib/week-words.ts"
import { minutesWords } from "../minutes-words.ts"
import { isLessonDrag, readLesson } from "../item/dragged-lesson.ts"
import { ItemChip } from "../item/item-chip.tsx"
import classes from "./week-grid.module.css"

type Props = { student: StudentSummary; day: PlannedDay; today: Day }

/** A child's day: its items in order, and its minutes. A lesson of the child can be dropped on it. */
export function DayCell({ student, day, today }: Props) {
  const date = dayOf(day.date)
  const items = ownItems(day)
  const { isOver, ...drop } = useLessonDrop(student, date)
  return (
    <td
      className={classes.cell}
      data-today={date === today || undefined}
      data-off={!day.is_school_day || undefined}
      data-over={isOver || undefined}
      {...drop}
    >
      <ul className={classes.items} aria-label={`${shortNameOf(student)}, ${formatWeekday(date)}`}>
        {items.map((item) => (
          <ItemChip key={item.key} item={item} today={today} />
        ))}
      </ul>
      {day.minutes > 0 && <span className={classes.minutes}>{minutesWords(day.minutes)}</span>}
    </td>
  )
}

/** Takes a dropped lesson of this child: it moves to the day. */
function useLessonDrop(student: StudentSummary, day: Day) {
  const [isOver, setOver] = useState(false)
  const move = useMoveNow()
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!isLessonDrag(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const lesson = readLesson(event)
      if (!lesson || lesson.student_id !== student.id) return
      event.preventDefault()
      const message = `“${shortTitle(lesson.title, 32)}” moved to ${formatWeekday(day)}.`
      void move({ lesson_ids: [lesson.id] }, { kind: "move", to: day }, message)
    },
  }
}
