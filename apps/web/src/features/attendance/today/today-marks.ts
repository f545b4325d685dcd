import type { AttendanceStatus } from "@hearthbook/api/rules/attendance"
import type { Day } from "@hearthbook/api/rules/days"

/** What a child is to be marked on a day. */
export type Marking = { student_id: string; date: Day; status: AttendanceStatus }
type StatusOf = (student_id: string, date: Day) => AttendanceStatus | null

/** Everyone present on a day: the marks that are still missing for that. */
export function allPresent(student_ids: string[], date: Day, statusOf: StatusOf): Marking[] {
  return changesOf(
    student_ids.map((student_id) => ({ student_id, date, status: "present" })),
    statusOf,
  )
}

/** A day as it was on an earlier one: the marks in which the two differ. Who had none then keeps what is there. */
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
