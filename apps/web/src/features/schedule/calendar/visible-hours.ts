import type { Day } from "@hearthbook/api/rules/days"
import { isOn } from "@hearthbook/api/rules/schedule"
import { minutesOf, timeOf } from "@hearthbook/api/rules/times"
import { dayOf } from "../../../lib/format.ts"
import { mostAtOnce, placeEntries } from "../../../entities/schedule/place-entries.ts"
import { entriesOn, isInLane, type Rows } from "../../../entities/schedule/schedule-entry.ts"

/** From 7 to 21 o'clock, in hours: what most families' days lie in. */
const usual = { from: 7, to: 21 }

export type Hours = {
  /** The calendar's HH:mm:ss. */
  startTime: string
  endTime: string
  /** Minutes after startTime at which the first entry stands; what it is scrolled to. */
  first: number
  /** The same as the calendar's HH:mm:ss. */
  firstTime: string
}

/** The hours that are shown: the usual ones, and as many more as something stands in. */
export function visibleHours({ classes, events }: Rows): Hours {
  const spans = [
    ...classes.map((row) => [timeOf(row.start_time), timeOf(row.end_time)] as const),
    ...events
      .filter((row) => !isInLane({ kind: "event", row }))
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

/** How many stand side by side at most on one of the days. */
export function columnsOf(rows: Rows, days: Day[]): number {
  return Math.max(...days.map((day) => mostAtOnce(placeEntries(entriesOn(rows, day)))))
}

/** How many rows the all-day lane needs: as many as stand on its fullest day. */
export function laneRows({ events, lessons }: Rows, days: Day[]): number {
  const counts = days.map(
    (day) =>
      lessons.filter(({ planned_date }) => dayOf(planned_date) === day).length +
      events.filter((row) => isInLane({ kind: "event", row }) && isOn(row, day)).length,
  )
  return Math.max(...counts)
}

function hour(of: number): string {
  return `${String(of).padStart(2, "0")}:00:00`
}
