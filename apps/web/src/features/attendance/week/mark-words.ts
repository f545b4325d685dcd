import type { AttendanceStatus } from "@hearthbook/api/rules/attendance"
import type { Day } from "@hearthbook/api/rules/time/days"
import { formatWeekday } from "../../../lib/week-words.ts"
import { attendanceLooks } from "../../../entities/attendance/attendance-looks.ts"
import { markWords, type ShownMark } from "../../../entities/attendance/mark-words.ts"

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
