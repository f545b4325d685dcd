import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { Day } from "@hearthbook/core/time/days"

/** A mark to set for a child on a day. */
export type Marking = { student_id: string; date: Day; status: AttendanceStatus }
type StatusOf = (student_id: string, date: Day) => AttendanceStatus | null

/** The marks to set so that everyone is present on a day. */
export function allPresent(student_ids: string[], date: Day, statusOf: StatusOf): Marking[] {
  return changesOf(
    student_ids.map((student_id) => ({ student_id, date, status: "present" })),
    statusOf,
  )
}

/** The marks to set so that a day matches an earlier one. Children without a mark on the earlier day keep theirs. */
export function copiedFrom(earlier: Day, student_ids: string[], date: Day, statusOf: StatusOf): Marking[] {
  return changesOf(
    student_ids.flatMap((student_id) => {
      const status = statusOf(student_id, earlier)
      return status ? [{ student_id, date, status }] : []
    }),
    statusOf,
  )
}

function changesOf(records: Marking[], statusOf: StatusOf): Marking[] {
  return records.filter(({ student_id, date, status }) => statusOf(student_id, date) !== status)
}
