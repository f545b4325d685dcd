import { effectiveStatus, isGraded, type AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import { dayOf } from "../../lib/format.ts"
import { markInData, type MarkRecord } from "./mark-in-data.ts"
import { editRows, findRow, isRow, type Row } from "./rows-in-data.ts"
import { recordsIn, type WaitingChange } from "./waiting-changes.ts"

/** Returns an answer of the server as it shows with a waiting change, or the same answer if the change is not in it. */
export function changeInData(key: readonly unknown[], data: unknown, { path, input, made_at }: WaitingChange): unknown {
  if (path === "attendance.markAll")
    return recordsIn(input).reduce((shown, record) => markInData(key, shown, record as MarkRecord), data)
  if (path === "lessons.update") {
    const ids = [input.id, ...(input.together === true ? siblingsOf(findRow(data, input.id)) : [])]
    const completed = input.completed === true
    const done = {
      status: completed ? "done" : "planned",
      completed_at: completed ? new Date(made_at).toISOString() : null,
    }
    return editRows(data, (row) => ("completed_at" in row && ids.includes(row.id) ? { ...row, ...done } : row))
  }
  const [id, status] = path === "assignments.update" ? [input.id, input.status] : [input.assignment_id, "submitted"]
  return editRows(data, (row) =>
    row.id === id && "effective_status" in row ? withStatus(row, status as AssignmentStatus, made_at) : row,
  )
}

/** The ids of the lessons that siblings do together with one. The server leaves out who is away. */
function siblingsOf(lesson: Row | undefined): unknown[] {
  const others = lesson?.together_with
  return Array.isArray(others) ? others.filter(isRow).map(({ id }) => id) : []
}

function withStatus(row: Row, status: AssignmentStatus, at: number): Row {
  const today = new Date(at).toISOString().slice(0, 10)
  // The server knows the family's day. Until it answers, what was overdue stays so.
  const isLate = row.effective_status === "overdue" && !isGraded(status)
  const due = typeof row.due_date === "string" ? dayOf(row.due_date) : today
  return { ...row, status, effective_status: isLate ? "overdue" : effectiveStatus(status, due, due) }
}
