import type { Day } from "@hearthbook/core/time/days"
import { isOn } from "@hearthbook/core/planning/schedule"
import { minutesOf, timeOf } from "@hearthbook/core/time/times"
import { dayOf } from "../../../lib/format.ts"
import { maxColumns, placeEntries } from "../../../entities/schedule/place-entries.ts"
import { entriesOn, isAboveHours, type Rows } from "../../../entities/schedule/schedule-entry.ts"

/** The hours of most families' days: 7 AM to 9 PM. */
const usual = { from: 7, to: 21 }

export type Hours = {
  /** As the calendar's HH:mm:ss. */
  startTime: string
  endTime: string
  /** Minutes from startTime to the first entry, to which the calendar scrolls. */
  first: number
  /** The same time as the calendar's HH:mm:ss. */
  firstTime: string
}

/** The visible hours: the usual ones, extended to include every entry. */
export function visibleHours({ classes, events }: Rows): Hours {
  const spans = [
    ...classes.map((row) => [timeOf(row.start_time), timeOf(row.end_time)] as const),
    ...events
      .filter((row) => !isAboveHours({ kind: "event", row }))
      .map((row) => [timeOf(row.start_date), timeOf(row.end_date)] as const),
  ].map(([start, end]) => ({ start: minutesOf(start), end: minutesOf(end) }))
  const earliest = Math.min(...spans.map(({ start }) => start))
  const from = Math.min(usual.from, Math.floor(earliest / 60))
  const to = Math.max(usual.to, ...spans.map(({ end }) => Math.ceil(end / 60)))
  const begins = Number.isFinite(earliest) ? earliest : (from + 1) * 60
  return {
    startTime: hour(from),
    endTime: to >= 24 ? "23:59:59" : hour(to),
    first: begins - from * 60,
    firstTime: hour(Math.floor(begins / 60)),
  }
}

/** The largest number of overlapping entries on any of the days. */
export function columnsOf(rows: Rows, days: Day[]): number {
  return Math.max(...days.map((day) => maxColumns(placeEntries(entriesOn(rows, day)))))
}

/** The number of rows the all-day lane needs on its fullest day. */
export function laneRows({ events, lessons }: Rows, days: Day[]): number {
  const counts = days.map(
    (day) =>
      lessons.filter(({ planned_date }) => planned_date && dayOf(planned_date) === day).length +
      events.filter((row) => isAboveHours({ kind: "event", row }) && isOn(row, day)).length,
  )
  return Math.max(...counts)
}

function hour(of: number): string {
  return `${String(of).padStart(2, "0")}:00:00`
}
