import { addDays, type Day } from "@hearthbook/core/time/days"
import { onlyDayOf } from "@hearthbook/core/planning/schedule"
import type { ClassView } from "@hearthbook/api/calendar/schedule"
import { dayOf } from "../../../lib/format.ts"
import type { ClassRange } from "../../../entities/schedule/entry/class-ranges.ts"
import { isoDay, isoTime, type ClassChange } from "./move-entry.ts"

/** The change of a class by drag. */
export type DraggedClass = {
  row: ClassView
  /** The day of the dragged occurrence, and the one on which it was dropped. */
  at: Day
  to: Day
  /** The Monday from which the change holds if it is from then on. */
  from: Day
  change: ClassChange
}

/** The suffix of a class's id while it is shown for the days without its change, or for the day of its change. */
const past = ":past"
const once = ":once"
export const pendingSuffix = /:(past|once)$/

/** The input of the update, without the id and the version. */
export function inputFor({ row, at, to, from, change }: DraggedClass, range: ClassRange) {
  if (range === "following") return { from_date: from, ...change }
  if (range === "all") return change
  const { day_of_week, start_time, end_time } = change
  return { only_on: at, day_of_week, start_time, end_time, ...(onlyDayOf(row) !== at && { start_date: to }) }
}

/** The class while its change is being saved. */
export function shownWhileSaved(dragged: DraggedClass, range: ClassRange): ClassView[] {
  const { row, at, to, from, change } = dragged
  const firstDay = row.start_date && dayOf(row.start_date)
  if (range === "following") return changedFrom(row, from, change)
  if (range === "all") return [changed(row, change, firstDay, row.end_date && dayOf(row.end_date))]
  const onDay = changed(row, change, to, to)
  if (onlyDayOf(row) === at) return [onDay]
  return [
    { ...row, canceled_days: [...row.canceled_days, isoDay(at)] },
    { ...onDay, id: `${row.id}${once}`, canceled_days: [] },
  ]
}

/** As it was until the day before, then as it will be. */
function changedFrom(row: ClassView, from: Day, change: ClassChange): ClassView[] {
  const firstDay = row.start_date && dayOf(row.start_date)
  const begins = firstDay && firstDay > from ? firstDay : from
  const after = changed(row, change, begins, row.end_date && dayOf(row.end_date))
  if (firstDay && firstDay >= from) return [after]
  return [{ ...row, id: `${row.id}${past}`, end_date: isoDay(addDays(from, -1)) }, after]
}

/** A class with a change, whose first and last day are these unless the change has others. */
function changed(row: ClassView, change: ClassChange, first: Day | null, last: Day | null): ClassView {
  const { day_of_week, start_time, end_time, start_date = first, end_date = last } = change
  return {
    ...row,
    day_of_week,
    start_time: isoTime(start_time),
    end_time: isoTime(end_time),
    start_date: start_date && isoDay(start_date),
    end_date: end_date && isoDay(end_date),
  }
}
