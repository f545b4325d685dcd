import type { AttendanceStatus } from "@hearthbook/api/rules/attendance"
import type { Day } from "@hearthbook/api/rules/days"
import { formatWeekday } from "../../../lib/week-words.ts"
import { attendanceLooks } from "../../../entities/attendance/attendance-looks.ts"

/** 'Present', or 'Not marked'. */
export function statusWord(status: AttendanceStatus | null): string {
  return status ? attendanceLooks[status].word : "Not marked"
}

/** Whose mark of which day: 'Ada, Monday, Nov 16'. */
export function nameCell(first_name: string, date: Day): string {
  return `${first_name}, ${formatWeekday(date)}`
}

/** What has happened to one mark, for the toast that offers to take it back. */
export function describeMark(first_name: string, date: Day, status: AttendanceStatus | null): string {
  if (!status) return `${first_name}’s mark of ${formatWeekday(date)} is cleared.`
  return `${first_name} is marked ${attendanceLooks[status].word.toLowerCase()} on ${formatWeekday(date)}.`
}
