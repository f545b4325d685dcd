import { minutesOf, timeOf } from "@hearthbook/core/time/times"
import type { DayEntry } from "../day/day-entries.ts"

const wholeDay = 24 * 60

/** A block of the timeline: minutes since midnight, and its row among the blocks that it overlaps. */
export type Block = { entry: DayEntry; start: number; end: number; row: number }

/** A lane of the timeline: a child's, or the family's for null. `rows` is the number of blocks at one time. */
export type Lane = { student_id: string | null; blocks: Block[]; rows: number }

/** A lane for each student with an entry that has a time, in this order, and first one for entries of everyone. */
export function lanesOf(entries: DayEntry[], student_ids: string[]): Lane[] {
  return [null, ...student_ids].flatMap((student_id) => {
    const blocks = placeBlocks(entries.filter(({ student }) => (student?.id ?? null) === student_id))
    if (blocks.length === 0) return []
    return [{ student_id, blocks, rows: Math.max(...blocks.map(({ row }) => row)) + 1 }]
  })
}

/** The whole hours that hold every block, and at least a school morning. */
export function hoursOfLanes(lanes: Lane[]): { from: number; to: number } {
  const blocks = lanes.flatMap((lane) => lane.blocks)
  return {
    from: Math.min(9, ...blocks.map(({ start }) => Math.floor(start / 60))),
    to: Math.max(13, ...blocks.map(({ end }) => Math.ceil(end / 60))),
  }
}

/** An entry that began on an earlier day begins with the day, and one that ends on a later day ends with it. */
function placeBlocks(entries: DayEntry[]): Block[] {
  const blocks: Block[] = []
  for (const entry of entries) {
    if (!entry.hours) continue
    const start = entry.hours.start === null ? 0 : minutesOf(timeOf(entry.hours.start))
    const ends = entry.hours.end === null ? wholeDay : minutesOf(timeOf(entry.hours.end))
    // An end at midnight is the end of the day.
    const end = ends > start ? ends : wholeDay
    const taken = new Set(blocks.filter((other) => other.end > start && other.start < end).map(({ row }) => row))
    let row = 0
    while (taken.has(row)) row += 1
    blocks.push({ entry, start, end, row })
  }
  return blocks
}
