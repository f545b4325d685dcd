import { minutesOf, timeOf } from "@hearthbook/core/time/times"
import { isAboveHours, type Entry } from "./schedule-entry.ts"

/** Minimum height of an entry in minutes, so that it is large enough to tap. */
const shortest = 30

/** An entry's place among the hours of its day: minutes since midnight, its column, and the number of columns. */
export type Placed = { entry: Entry; start: number; end: number; column: number; columns: number }

/** Places timed entries, side by side where they overlap. All-day entries and lessons are left out. */
export function placeEntries(entries: Entry[]): Placed[] {
  const timed = entries
    .filter((entry) => !isAboveHours(entry))
    .map((entry) => ({ entry, ...minutesOfEntry(entry) }))
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
  const placed: Placed[] = []
  let group: Placed[] = []
  for (const { entry, start, end } of timed) {
    if (group.every((other) => other.end <= start)) group = []
    const taken = new Set(group.filter((other) => other.end > start).map(({ column }) => column))
    let column = 0
    while (taken.has(column)) column += 1
    const place = { entry, start, end, column, columns: 1 }
    group.push(place)
    placed.push(place)
    const columns = Math.max(...group.map((other) => other.column)) + 1
    for (const other of group) other.columns = columns
  }
  return placed
}

/** The largest number of columns on a day. */
export function maxColumns(placed: Placed[]): number {
  return Math.max(1, ...placed.map(({ columns }) => columns))
}

/** The range of whole hours that includes every entry, and at least a school morning. */
export function hoursOf(placed: Placed[]): { from: number; to: number } {
  return {
    from: Math.min(9, ...placed.map(({ start }) => Math.floor(start / 60))),
    to: Math.max(14, ...placed.map(({ end }) => Math.ceil(end / 60))),
  }
}

function minutesOfEntry({ kind, row }: Entry): { start: number; end: number } {
  if (kind === "lesson") return { start: 0, end: 0 }
  const [from, to] = kind === "class" ? [row.start_time, row.end_time] : [row.start_date, row.end_date]
  const [start, end] = [minutesOf(timeOf(from)), minutesOf(timeOf(to))]
  // An end at midnight is the end of the day.
  const until = end > start ? end : 24 * 60
  const shownStart = Math.min(start, 24 * 60 - shortest)
  return { start: shownStart, end: Math.max(until, shownStart + shortest) }
}
