import type { LaidClass } from "@hearthbook/core/planning/setup/lay-day"
import type { DragEvent } from "react"

/** A type of its own, so that nothing but classes of this page can be dropped on a day. */
const type = "application/x-hearthbook-proposed-class"

export function dragClass({ dataTransfer }: DragEvent, held: LaidClass): void {
  dataTransfer.effectAllowed = "move"
  dataTransfer.setData(type, JSON.stringify(held))
}

/** True if a class is dragged. Which one can be read only when it is dropped. */
export function isClassDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(type)
}

/** The dropped class, or null. */
export function readClass({ dataTransfer }: DragEvent): LaidClass | null {
  const text = dataTransfer.getData(type)
  return text === "" ? null : (JSON.parse(text) as LaidClass)
}
