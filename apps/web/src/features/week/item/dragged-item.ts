import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { LessonView } from "@hearthbook/api/work/lesson"
import type { DragEvent } from "react"

/** Types of their own, so that nothing but lessons and due work can be dropped on a day. */
const lessonType = "application/x-hearthbook-lesson"
const workType = "application/x-hearthbook-work"

export type DraggedWork = Pick<LessonView, "id" | "student_id" | "title">

/** A dragged lesson. `lesson_ids` has the selected ones too, if it is one of them. */
export type DraggedLesson = DraggedWork & { lesson_ids: string[] }

/** Puts a lesson into a drag, with the others that are selected. */
export function dragLesson({ dataTransfer }: DragEvent, lesson: LessonView, selected: string[]): void {
  const { id, student_id, title } = lesson
  const lesson_ids = selected.includes(id) ? selected : [id]
  dataTransfer.effectAllowed = "copyMove"
  dataTransfer.setData(lessonType, JSON.stringify({ id, student_id, title, lesson_ids } satisfies DraggedLesson))
}

/** Puts due work into a drag. */
export function dragWork({ dataTransfer }: DragEvent, { id, student_id, title }: AssignmentView): void {
  dataTransfer.effectAllowed = "move"
  dataTransfer.setData(workType, JSON.stringify({ id, student_id, title } satisfies DraggedWork))
}

/** The kind of the dragged item, or null. Which one it is can be read only when it is dropped. */
export function dragKind({ dataTransfer: { types } }: DragEvent): "lesson" | "work" | null {
  if (types.includes(lessonType)) return "lesson"
  return types.includes(workType) ? "work" : null
}

/** The dropped lesson, or null. */
export function readLesson({ dataTransfer }: DragEvent): DraggedLesson | null {
  const text = dataTransfer.getData(lessonType)
  return text === "" ? null : (JSON.parse(text) as DraggedLesson)
}

/** The dropped work, or null. */
export function readWork({ dataTransfer }: DragEvent): DraggedWork | null {
  const text = dataTransfer.getData(workType)
  return text === "" ? null : (JSON.parse(text) as DraggedWork)
}
