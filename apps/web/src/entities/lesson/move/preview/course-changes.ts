import { groupBy } from "@hearthbook/core/lists/group-by"
import type { Day } from "@hearthbook/core/time/days"
import type { RescheduleView } from "@hearthbook/api/work/reschedule"
import { dayOf } from "../../../../lib/format.ts"

type Change = RescheduleView["changes"][number]
export type CourseForecast = RescheduleView["forecasts"][number]

/** The lessons of one course that a move changes, in order, and what it does to the course's finish. */
export type CourseChanges = { curriculum_id: string; changes: Change[]; forecast: CourseForecast | undefined }

/** The changes of a move by course, in the order in which the server lists the courses. */
export function changesByCourse({
  changes,
  forecasts,
}: Pick<RescheduleView, "changes" | "forecasts">): CourseChanges[] {
  const byCourse = groupBy(changes, ({ curriculum_id }) => curriculum_id)
  return [...byCourse].map(([curriculum_id, own]) => ({
    curriculum_id,
    changes: own,
    forecast: forecasts.find((forecast) => forecast.curriculum_id === curriculum_id),
  }))
}

/** True if the lesson gets another status in place of another day. */
export function isStatusChange({ status_from, status_to }: Change): boolean {
  return status_to !== status_from
}

/** The days that lessons leave, and the days that they get. A lesson that keeps its day is in neither. */
export function movedDays(changes: Change[]): { from: Set<Day>; to: Set<Day> } {
  const moved = changes.filter((change) => !isStatusChange(change) && change.from !== change.to)
  const daysOf = (isos: (string | null)[]) => new Set(isos.flatMap((iso) => (iso ? dayOf(iso) : [])))
  return { from: daysOf(moved.map(({ from }) => from)), to: daysOf(moved.map(({ to }) => to)) }
}

/**
 * The old and the new finish of a course: 'Finish Dec 22 → Jan 20, after the end on Dec 31'. A course finishes on the day of its last
 * lesson that is not done. Null if it has no such lesson before or after the move. `write` writes a day.
 */
export function finishWords(forecast: CourseForecast, write: (iso: string) => string): string | null {
  const { before, after, target } = forecast
  if (!after) return before && `Finish ${write(before)} → no day`
  const days = before && dayOf(before) !== dayOf(after) ? `${write(before)} → ${write(after)}` : write(after)
  const end = isAfterEnd(forecast) ? `after the end on ${write(target)}` : `the course ends ${write(target)}`
  return `Finish ${days}, ${end}`
}

/** True if the course would be finished after its last day. */
export function isAfterEnd({ after, target }: CourseForecast): boolean {
  return after !== null && dayOf(after) > dayOf(target)
}
