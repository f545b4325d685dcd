import type { ScheduleView } from "../../../entities/schedule/entry/schedule-range.ts"

/** The forms of a view: an hour grid, a board with a row for each child, a list by child, and those of the month and the agenda. */
export type Layout = "hours" | "board" | "list" | "month" | "agenda"

/** The most entries side by side in a day of an hour grid: each is at least 96 px wide, and the grid scrolls beyond its room. */
const mostInWeek = 2
const mostInDay = 6

type Facts = {
  children: number
  /** The most entries that overlap on a day. */
  columns: number
  narrow: boolean
}

/** The layout in which each entry shows its whole name. Several children have hours of their own only in the day. */
export function layoutOf(view: ScheduleView, { children, columns, narrow }: Facts): Layout {
  if (view === "month" || view === "agenda") return view
  if (view === "week") return children > 1 || columns > mostInWeek ? "board" : "hours"
  if (narrow && (children > 1 || columns > mostInWeek)) return "list"
  return columns > mostInDay ? "board" : "hours"
}
