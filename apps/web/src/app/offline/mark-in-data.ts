import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { Day } from "@hearthbook/core/time/days"
import { afterSet, type MarkParts, type ShownMark } from "../../entities/attendance/mark-labels.ts"
import { dayOf } from "../../lib/format.ts"
import { pathOf } from "./cached-queries.ts"
import { editRows, isRow, type Row } from "./rows-in-data.ts"

type StoredMark = ShownMark & { version: number }
/** A mark in a call that sets marks. */
export type MarkRecord = { student_id: string; date: Day; status: AttendanceStatus | null } & MarkParts

/** Returns an answer as it shows with a mark that waits. */
export function markInData(key: readonly unknown[], data: unknown, record: MarkRecord): unknown {
  const { student_id, date, status, fraction, minutes } = record
  const set = (before: StoredMark | null) =>
    status && { ...afterSet(before, status, { fraction, minutes }), version: before?.version ?? 0 }
  const path = pathOf(key)
  if (path === "attendance.list" && Array.isArray(data))
    return markInList(key, data as Row[], { student_id, date, set })
  if (path === "planner.inRange")
    return editRows(data, (child) =>
      isChild(child, student_id) && Array.isArray(child.days)
        ? {
            ...child,
            days: (child.days as Row[]).map((day) =>
              isOn(day, date) ? { ...day, attendance: set(day.attendance as StoredMark | null) } : day,
            ),
          }
        : child,
    )
  if (path === "dashboard.overview" && isRow(data) && dayOf(String(data.today)) === date)
    return editRows(data, (child) =>
      isChild(child, student_id) && "mark" in child ? { ...child, mark: set(child.mark as StoredMark | null) } : child,
    )
  return data
}

const isChild = ({ student }: Row, id: string) => isRow(student) && student.id === id
const isOn = ({ date }: Row, day: Day) => typeof date === "string" && dayOf(date) === day

/** Marks in a list are rows of their own. A day outside of the list's range is not in it. */
function markInList(
  key: readonly unknown[],
  rows: Row[],
  { student_id, date, set }: { student_id: string; date: Day; set: (before: StoredMark | null) => object | null },
): Row[] {
  if (!isAsked(inputOf(key), student_id, date)) return rows
  const before = rows.find((row) => row.student_id === student_id && isOn(row, date))
  const mark = set((before as StoredMark | undefined) ?? null)
  const others = rows.filter((row) => row !== before)
  if (!mark) return others
  const moment = `${date}T00:00:00.000Z`
  const made = {
    id: `${student_id} ${date}`,
    student_id,
    date: moment,
    recorded_late: false,
    created_at: moment,
    updated_at: moment,
  }
  return [...others, { ...made, ...before, ...mark }]
}

/**
 * Returns a child's mark of a day in an answer: null if the answer says that there is none, and undefined if it says nothing about the day.
 */
export function findMark(
  key: readonly unknown[],
  data: unknown,
  student_id: string,
  date: Day,
): StoredMark | null | undefined {
  const found: { mark?: StoredMark | null } = {}
  const note = (row: Row, mark: unknown) => {
    found.mark = mark as StoredMark | null
    return row
  }
  const path = pathOf(key)
  if (path === "attendance.list" && Array.isArray(data)) {
    if (isWholeDay(key, data.length, student_id, date)) found.mark = null
    editRows(data, (row) => (row.student_id === student_id && isOn(row, date) ? note(row, row) : row))
  }
  if (path === "planner.inRange")
    editRows(data, (child) => {
      const days = isChild(child, student_id) && Array.isArray(child.days) ? (child.days as Row[]) : []
      for (const day of days) if (isOn(day, date)) note(day, day.attendance)
      return child
    })
  if (path === "dashboard.overview" && isRow(data) && dayOf(String(data.today)) === date)
    editRows(data, (child) => (isChild(child, student_id) && "mark" in child ? note(child, child.mark) : child))
  return found.mark
}

type ListInput = { start_date?: Day; end_date?: Day; student_id?: string; limit?: number; cursor?: string }

function inputOf([, options]: readonly unknown[]): ListInput {
  return ((options ?? {}) as { input?: ListInput }).input ?? {}
}

/** True if a list of marks was asked for with a child's day. */
function isAsked({ start_date, end_date, student_id: only }: ListInput, student_id: string, date: Day): boolean {
  return date >= (start_date ?? date) && date <= (end_date ?? date) && (only ?? student_id) === student_id
}

/** True if a list would have a child's mark of a day if there were one: it is not the page of a longer list. */
function isWholeDay(key: readonly unknown[], length: number, student_id: string, date: Day): boolean {
  const input = inputOf(key)
  const isWhole = !input.cursor && length < (input.limit ?? Infinity)
  return isWhole && Boolean(input.start_date && input.end_date) && isAsked(input, student_id, date)
}
