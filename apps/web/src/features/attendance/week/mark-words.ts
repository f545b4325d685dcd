import type { AttendanceStatus } from "@hearthbook/api/rules/attendance"
import type { Day } from "@hearthbook/api/rules/time/days"
import { formatWeekday } from "../../../lib/week-words.ts"
import { attendanceLooks } from "../../../entities/attendance/attendance-looks.ts"

/** The status in words: 'Present', or 'Not marked'. */
export function statusWord(status: AttendanceStatus | null): string {
  return status ? attendanceLooks[status].word : "Not marked"
}

/** Names a cell: 'Ada, Monday, Nov 16'. */
export function nameCell(first_name: string, date: Day): string {
  return `${first_name}, ${formatWeekday(date)}`
}

/** Describes a change, for the toast that offers Undo. */
export function describeMark(first_name: string, date: Day, status: AttendanceStatus | null): string {
  if (!status) return `Cleared ${first_name}’s mark on ${formatWeekday(date)}.`
  return `${first_name} is marked ${attendanceLooks[status].word.toLowerCase()} on ${formatWeekday(date)}.`
}
