import { expect, test } from "vitest"
import { ben, cleo } from "../../../testing/sample-family.ts"
import type { DayEntry } from "../day/day-entries.ts"
import { hoursOfLanes, lanesOf } from "./timeline-lanes.ts"

const at = (time: string) => `2026-11-23T${time}:00.000Z`
const entry = (key: string, student: typeof ben | null, start: string | null, end: string | null): DayEntry => ({
  key,
  title: key,
  student,
  subject: null,
  location: null,
  hours: { start: start && at(start), end: end && at(end) },
})

test("each student has a lane, and what overlaps has rows", { tags: ["dashboard.durations"] }, () => {
  const lanes = lanesOf(
    [
      entry("camp", null, null, "08:30"),
      entry("math", ben, "09:00", "10:00"),
      entry("call", ben, "09:30", "09:45"),
      entry("art", ben, "10:00", "11:00"),
      { ...entry("fair", ben, null, null), hours: null },
      entry("drive", cleo, "20:00", null),
    ],
    [ben.id, cleo.id, "none"],
  )
  expect(lanes.map(({ student_id, rows }) => [student_id, rows])).toEqual([
    [null, 1],
    [ben.id, 2],
    [cleo.id, 1],
  ])
  expect(lanes[1]?.blocks.map(({ start, end, row }) => [start, end, row])).toEqual([
    [540, 600, 0],
    [570, 585, 1],
    [600, 660, 0],
  ])
  expect(hoursOfLanes(lanes)).toEqual({ from: 0, to: 24 })
  expect(hoursOfLanes(lanes.slice(1, 2))).toEqual({ from: 9, to: 13 })
})
