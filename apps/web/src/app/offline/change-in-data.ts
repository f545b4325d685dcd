import type { AttendanceStatus } from "@hearthbook/api/rules/attendance"
import { effectiveStatus, type AssignmentStatus } from "@hearthbook/api/rules/assignment-status"
import type { Day } from "@hearthbook/api/rules/time/days"
import { afterSet, type MarkParts, type ShownMark } from "../../entities/attendance/mark-words.ts"
import { dayOf } from "../../lib/format.ts"
import { pathOf } from "./kept-answers.ts"
import { recordsIn, type WaitingChange } from "./waiting-changes.ts"

type Row = Record<string, unknown>
export type StoredMark = ShownMark & { version: number }
type MarkRecord = { student_id: string; date: Day; status: AttendanceStatus | null } & MarkParts

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value)

/** Returns an answer of the server as it shows with a waiting change, or the same answer if the change is not in it. */
export function changeInData(key: readonly unknown[], data: unknown, { path, input, made_at }: WaitingChange): unknown {
  if (path === "attendance.markAll")
    return recordsIn(input).reduce((shown, record) => markInData(key, shown, record as MarkRecord), data)
  if (path === "lessons.update") {
    const together_id = input.together === true ? findRow(data, input.id)?.together_id : null
    const completed_at = input.completed === true ? new Date(made_at).toISOString() : null
    return editRows(data, (row) =>
      "completed_at" in row && (row.id === input.id || (together_id && row.together_id === together_id))
        ? { ...row, completed_at }
        : row,
    )
  }
  const [id, status] = path === "assignments.update" ? [input.id, input.status] : [input.assignment_id, "submitted"]
  return editRows(data, (row) =>
    row.id === id && "effective_status" in row ? withStatus(row, status as AssignmentStatus, made_at) : row,
  )
}

function withStatus(row: Row, status: AssignmentStatus, at: number): Row {
  const today = new Date(at).toISOString().slice(0, 10)
  // The server knows the family's day. Until it answers, what was overdue stays so.
  const isLate = row.effective_status === "overdue" && status !== "graded"
  const due = typeof row.due_date === "string" ? dayOf(row.due_date) : today
  return { ...row, status, effective_status: isLate ? "overdue" : effectiveStatus(status, due, due) }
}

/** Edits every row in an answer, however deep. Keeps what did not change, so that it does not render again. */
function editRows(data: unknown, edit: (row: Row) => Row): unknown {
  if (Array.isArray(data)) {
    const next = data.map((value: unknown) => editRows(value, edit))
    return next.some((value, index) => value !== data[index]) ? next : data
  }
  if (!isRow(data)) return data
  const inner = Object.entries(data).map(([name, value]) => [name, editRows(value, edit)] as const)
  const isSame = inner.every(([name, value]) => value === data[name])
  return edit(isSame ? data : Object.fromEntries(inner))
}

/** Returns the first row with an id in an answer. */
export function findRow(data: unknown, id: unknown): Row | undefined {
  if (Array.isArray(data)) {
    for (const value of data as unknown[]) {
      const found = findRow(value, id)
      if (found) return found
    }
    return undefined
  }
  if (!isRow(data)) return undefined
  return data.id === id ? data : findRow(Object.values(data), id)
}

function markInData(key: readonly unknown[], data: unknown, record: MarkRecord): unknown {
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
  [, options]: readonly unknown[],
  rows: Row[],
  { student_id, date, set }: { student_id: string; date: Day; set: (before: StoredMark | null) => object | null },
): Row[] {
  const { input = {} } = (options ?? {}) as { input?: { start_date?: Day; end_date?: Day; student_id?: string } }
  const isOutside = date < (input.start_date ?? date) || date > (input.end_date ?? date)
  if (isOutside || (input.student_id ?? student_id) !== student_id) return rows
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
  if (path === "attendance.list" && Array.isArray(data))
    editRows(data, (row) => (row.student_id === student_id && isOn(row, date) ? note(row, row) : row))
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
