import { minutesOf, timeOf } from "@hearthbook/api/rules/times"
import { isInLane, type Entry } from "./schedule-entry.ts"

/** Minutes: what is shorter is drawn as long, so that a finger meets it. */
const shortest = 30

/** Where something stands among the hours of its day: minutes since midnight, and which of how many columns it takes. */
export type Placed = { entry: Entry; start: number; end: number; column: number; columns: number }

/** What has a time of the day, side by side where it overlaps. What takes whole days, and lessons, have no place here. */
export function placeEntries(entries: Entry[]): Placed[] {
  const timed = entries
    .filter((entry) => !isInLane(entry))
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

/** How many stand side by side where most overlap: what a day's width is shared by. */
export function mostAtOnce(placed: Placed[]): number {
  return Math.max(1, ...placed.map(({ columns }) => columns))
}

/** The whole hours that hold all of it, and a school morning at least. */
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
  // The midnight that ends a day comes after all of it.
  const until = end > start ? end : 24 * 60
  const drawn = Math.min(start, 24 * 60 - shortest)
  return { start: drawn, end: Math.max(until, drawn + shortest) }
}
