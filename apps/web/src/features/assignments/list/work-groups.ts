import { toDoStatuses, type EffectiveStatus } from "@hearthbook/core/work/assignment-status"
import { addDays, nextWeekday, type Day } from "@hearthbook/core/time/days"
import type { AssignmentFilter } from "@hearthbook/api/work/assignment"

/** A group of assignments on the page, and the filter that lists it. */
export type WorkGroup = {
  key: "to_grade" | "late" | "today" | "week" | "later" | "graded"
  title: string
  filter: AssignmentFilter
}

type Options = {
  /** Null if the page is not filtered by status. */
  status: EffectiveStatus | null
  /** The other filters of the page. */
  narrowedTo: AssignmentFilter
  today: Day
}

/**
 * The groups of the page in their order. Work that is turned in waits for a grade, and the rest is grouped by its due day; a week ends
 * on Sunday. Groups that the filters leave no day for are left out.
 */
export function groupsFor({ status, narrowedTo, today }: Options): WorkGroup[] {
  if (status === "graded") {
    return [{ key: "graded", title: "Graded", filter: { ...narrowedTo, status, order: "latest_due" } }]
  }
  const toGrade: WorkGroup = { key: "to_grade", title: "To grade", filter: { ...narrowedTo, status: "submitted" } }
  if (status === "submitted") return [toGrade]
  const tomorrow = addDays(today, 1)
  const sunday = nextWeekday("sunday", today)
  const among = (key: WorkGroup["key"], title: string, days: { start?: Day; end?: Day }): WorkGroup[] => {
    const start_date = latest(days.start, narrowedTo.start_date)
    const end_date = earliest(days.end, narrowedTo.end_date)
    if (start_date && end_date && end_date < start_date) return []
    const isKnown = status !== null && toDoStatuses.some((known) => known === status)
    return [{ key, title, filter: { ...narrowedTo, status: isKnown ? status : "to_do", start_date, end_date } }]
  }
  const late = among("late", "Late", { end: addDays(today, -1) })
  if (status === "overdue") return late
  return [
    ...(status === null ? [toGrade] : []),
    ...late,
    ...among("today", "Today", { start: today, end: today }),
    ...among("week", "This week", { start: tomorrow, end: sunday }),
    ...among("later", "Later", { start: addDays(sunday, 1) }),
  ]
}

function latest(one: Day | undefined, other: Day | undefined): Day | undefined {
  if (!one || !other) return one ?? other
  return one > other ? one : other
}

function earliest(one: Day | undefined, other: Day | undefined): Day | undefined {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}
