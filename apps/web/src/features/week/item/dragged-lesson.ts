import type { LessonView } from "@hearthbook/api/schemas/lesson"
import type { DragEvent } from "react"

/** A type of its own, so that nothing but lessons can be dropped on a day. */
const type = "application/x-hearthbook-lesson"

/** A dragged lesson. `lesson_ids` has the selected ones too, if it is one of them. */
type Dragged = Pick<LessonView, "id" | "student_id" | "title"> & { lesson_ids: string[] }

/** Puts a lesson into a drag, with the others that are selected. */
export function dragLesson({ dataTransfer }: DragEvent, lesson: LessonView, selected: string[]): void {
  const { id, student_id, title } = lesson
  const lesson_ids = selected.includes(id) ? selected : [id]
  dataTransfer.effectAllowed = "copyMove"
  dataTransfer.setData(type, JSON.stringify({ id, student_id, title, lesson_ids } satisfies Dragged))
}

/** True if a lesson is dragged. Which one can be read only when it is dropped. */
export function isLessonDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(type)
}

/** The dropped lesson, or null. */
export function readLesson({ dataTransfer }: DragEvent): Dragged | null {
  const text = dataTransfer.getData(type)
  return text === "" ? null : (JSON.parse(text) as Dragged)
}
