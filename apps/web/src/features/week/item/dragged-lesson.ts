import type { LessonView } from "@hearthbook/api/schemas/lesson"
import type { DragEvent } from "react"

/** A type of its own, so that nothing but a lesson can be dropped on a day. */
const type = "application/x-hearthbook-lesson"

type Dragged = Pick<LessonView, "id" | "student_id" | "title">

/** Puts a lesson into a drag. */
export function dragLesson({ dataTransfer }: DragEvent, { id, student_id, title }: LessonView): void {
  dataTransfer.effectAllowed = "move"
  dataTransfer.setData(type, JSON.stringify({ id, student_id, title } satisfies Dragged))
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
