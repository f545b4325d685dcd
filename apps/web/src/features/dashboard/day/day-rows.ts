import type { Day } from "@hearthbook/core/time/days"
import { isWaiting } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { ChildDay } from "@hearthbook/api/records/dashboard"
import type { EventView } from "@hearthbook/api/calendar/event"
import { countDone, dayItems, isItemDone, type DayItem } from "../../../entities/day/day-items.ts"
import { heldOn } from "../../../entities/schedule/meeting/classes-on-day.ts"
import { changesSchoolDays } from "../../../entities/schedule/schedule-entry.ts"
import { dayOf } from "../../../lib/format.ts"

/** The rows that a fact of the day is about, and that a press on it shows alone. */
export type RowFilter = "done" | "late" | "grade"

/** A child's day: its rows in their order with what is done at the end, and work of earlier days that is not turned in. */
export type DayList = { rows: DayItem[]; late: AssignmentView[]; late_count: number }

/** The counts of the line of facts. */
export type Facts = { done: number; total: number; late: number; grade: number }

/**
 * Merges a child's classes, lessons, due work and own events into one list: by time, then lessons without a class, then due work. Days
 * off and extra school days are named elsewhere.
 */
export function dayListOf(child: ChildDay, events: EventView[], today: Day): DayList {
  const { student, classes, held_class_ids, mark, lessons, due, overdue_count } = child
  const isToday = ({ due_date }: AssignmentView) => dayOf(due_date) === today
  const own = events.filter((event) => event.student_id === student.id && !changesSchoolDays(event))
  const isHeld = heldOn({ held_class_ids, status: mark?.status ?? null })
  const items = dayItems({ classes, lessons, due: due.filter(isToday), events: own }, isHeld)
  const rows = [...items.filter((item) => !isItemDone(item)), ...items.filter(isItemDone)]
  return { rows, late: due.filter((work) => !isToday(work)), late_count: overdue_count }
}

/** True for work that is turned in and waits for a grade. */
export function isToGrade(item: DayItem): boolean {
  return item.kind === "work" && isWaiting(item.row.status)
}

/** The rows that a filter shows; all without one. Late work has a row of its own. */
export function rowsShown(rows: DayItem[], filter: RowFilter | null): DayItem[] {
  if (filter === null) return rows
  if (filter === "late") return []
  return rows.filter((item) => (filter === "done" ? isItemDone(item) : isToGrade(item)))
}

/** The unfinished items of a day, as the input of `dashboard.finishDay`. */
export type IdsToFinish = { lesson_ids: string[]; assignment_ids: string[]; schedule_ids: string[] }

/** The ids of what is still to do in some rows, as `dashboard.finishDay` takes them. */
export function idsToFinish(rows: DayItem[]): IdsToFinish {
  const open = rows.filter((item) => isItemDone(item) === false)
  return {
    lesson_ids: open.flatMap((item) => {
      if (item.kind === "class") return item.lesson?.id ?? []
      return item.kind === "lesson" ? item.row.id : []
    }),
    assignment_ids: open.flatMap((item) => (item.kind === "work" ? item.row.id : [])),
    schedule_ids: open.flatMap((item) => (item.kind === "class" && item.held === false ? item.row.id : [])),
  }
}

/** The facts of the day of all children. Each counts the rows that it shows. */
export function factsOf(lists: DayList[]): Facts {
  const rows = lists.flatMap((list) => list.rows)
  const late = lists.reduce((sum, { late_count }) => sum + late_count, 0)
  return { ...countDone(rows), late, grade: rows.filter(isToGrade).length }
}
