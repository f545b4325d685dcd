import type { Day } from "@hearthbook/api/rules/time/days"
import type { StudentSummary } from "@hearthbook/api/schemas/student"
import { useState, type DragEvent } from "react"
import { useMoveNow } from "../../../entities/lesson/move/use-move-now.ts"
import { countOf } from "../../../lib/format.ts"
import { shortTitle } from "../../../lib/short-title.ts"
import { formatWeekday } from "../../../lib/week-words.ts"
import { isLessonDrag, readLesson } from "../item/dragged-lesson.ts"
import { useCopyToSibling } from "../item/use-copy-to-sibling.ts"

/** The actions for dropped lessons: move them, or copy one to a sibling. The board calls this once, and passes the actions to its cells. */
export function useDropActions() {
  return { move: useMoveNow(), copy: useCopyToSibling() }
}
export type DropActions = ReturnType<typeof useDropActions>

/** Takes dropped lessons: those of this child move to the day; with Alt, one of a sibling is copied to it. */
export function useLessonDrop(student: StudentSummary, day: Day, { move, copy }: DropActions) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!isLessonDrag(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = event.altKey ? "copy" : "move"
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const lesson = readLesson(event)
      if (!lesson) return
      event.preventDefault()
      if (lesson.student_id !== student.id) {
        if (event.altKey) void copy(lesson.id, student, day)
        return
      }
      const { lesson_ids, title } = lesson
      const moved = lesson_ids.length === 1 ? `“${shortTitle(title, 32)}”` : countOf(lesson_ids.length, "lesson")
      void move({ lesson_ids }, { kind: "move", to: day }, `${moved} moved to ${formatWeekday(day)}.`)
    },
  }
}
