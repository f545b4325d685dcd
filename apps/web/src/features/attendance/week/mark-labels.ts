import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { Day } from "@hearthbook/core/time/days"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { attendanceLooks } from "../../../entities/attendance/attendance-style.ts"
import { markWords, type ShownMark } from "../../../entities/attendance/mark-labels.ts"

/** The status in words: 'Present', or 'Not marked'. */
export function statusWord(status: AttendanceStatus | null): string {
  return status ? attendanceLooks[status].word : "Not marked"
}

/** Names a cell: 'Ada, Monday, Nov 16'. */
export function nameCell(name: string, date: Day): string {
  return `${name}, ${formatWeekday(date)}`
}

/** Describes a change, for the toast that offers Undo. */
export function describeMark(name: string, date: Day, mark: ShownMark | null): string {
  if (!mark) return `Cleared ${name}’s mark on ${formatWeekday(date)}.`
  return `${name} is marked ${markWords(mark).toLowerCase()} on ${formatWeekday(date)}.`
}
