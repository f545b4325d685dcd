import type { Day } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { useState, type DragEvent } from "react"
import { useChangeWork } from "../../../entities/assignment/use-change-work.ts"
import { useMoveNow } from "../../../entities/lesson/move/use-move-now.ts"
import { countOf } from "../../../lib/format.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { dragKind, readLesson, readWork, type DraggedLesson, type DraggedWork } from "../item/dragged-item.ts"
import { useCopyToSibling } from "../item/use-copy-to-sibling.ts"

/**
 * The actions for dropped items: move lessons or due work, or copy a lesson. The board calls this once, and passes the actions to its
 * cells.
 */
export function useDropActions() {
  return { move: useMoveNow(), copy: useCopyToSibling(), moveWork: useChangeWork().change }
}
export type DropActions = ReturnType<typeof useDropActions>

/** Takes dropped items: those of this child move to the day; with Alt, a lesson of a sibling is copied to it. */
export function useItemDrop(student: StudentSummary, day: Day, { move, copy, moveWork }: DropActions) {
  const [isOver, setOver] = useState(false)
  const movedWords = (what: string) => `${what} moved to ${formatWeekday(day)}.`

  const dropLesson = ({ id, student_id, lesson_ids, title }: DraggedLesson, isCopy: boolean) => {
    if (student_id !== student.id) {
      if (isCopy) void copy(id, student, day)
      return
    }
    const moved = lesson_ids.length === 1 ? `“${shortTitle(title, 32)}”` : countOf(lesson_ids.length, "lesson")
    void move({ lesson_ids }, { kind: "move", to: day }, movedWords(moved))
  }
  const dropWork = ({ id, student_id, title }: DraggedWork) => {
    if (student_id !== student.id) return
    void moveWork({ assignment_ids: [id] }, { kind: "move", to: day }, movedWords(`“${shortTitle(title, 32)}”`))
  }

  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      const kind = dragKind(event)
      if (!kind) return
      event.preventDefault()
      event.dataTransfer.dropEffect = event.altKey && kind === "lesson" ? "copy" : "move"
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const lesson = readLesson(event)
      const work = readWork(event)
      if (!lesson && !work) return
      event.preventDefault()
      if (lesson) dropLesson(lesson, event.altKey)
      if (work) dropWork(work)
    },
  }
}
