import type { Day } from "@hearthbook/core/time/days"
import { timeOf } from "@hearthbook/core/time/times"
import type { DragEvent } from "react"
import { isAboveHours, keyOf, type Entry } from "../../../entities/schedule/schedule-entry.ts"
import type { Target } from "../move/move-entry.ts"

/** A type of its own, so that nothing but entries can be dropped on a day. */
const type = "application/x-hearthbook-entry"

/** A dragged entry: its key and the day that it is dragged from. */
type Dragged = { key: string; day: Day }

export function dragEntry({ dataTransfer }: DragEvent, entry: Entry, day: Day): void {
  dataTransfer.effectAllowed = "move"
  dataTransfer.setData(type, JSON.stringify({ key: keyOf(entry), day } satisfies Dragged))
}

/** True if an entry is dragged. Which one can be read only when it is dropped. */
export function isEntryDrag({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(type)
}

/** The dropped entry, or null. */
export function readEntry({ dataTransfer }: DragEvent): Dragged | null {
  const text = dataTransfer.getData(type)
  return text === "" ? null : (JSON.parse(text) as Dragged)
}

/** An entry on another day at its own time. */
export function targetOn(day: Day, entry: Entry): Target {
  const { kind, row } = entry
  if (kind === "lesson" || isAboveHours(entry)) return { start: `${day} 00:00:00`, end: `${day} 00:00:00` }
  const [start, end] = kind === "class" ? [row.start_time, row.end_time] : [row.start_date, row.end_date]
  return { start: `${day} ${timeOf(start)}:00`, end: `${day} ${timeOf(end)}:00` }
}
