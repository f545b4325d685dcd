import type { AttendanceFilter, AttendanceView, BulkMarkView, MarkView } from "@hearthbook/api/schemas/attendance"

type Mark = MarkView | BulkMarkView

/**
 * Returns a list of marks as the server lists them after marks were set or cleared. Null for a page of a list, because the next page
 * depends on it.
 */
export function listAfterMarks(
  list: readonly AttendanceView[],
  filter: AttendanceFilter,
  marks: readonly Mark[],
): AttendanceView[] | null {
  if (filter.limit !== undefined || filter.cursor !== undefined) return null
  const cells = new Set(marks.map(cellOf))
  const set = marks.flatMap((mark) => (isSet(mark) && isListed(mark, filter) ? [rowOf(mark)] : []))
  return [...list.filter((row) => !cells.has(cellOf(row))), ...set].toSorted(byDay)
}

const cellOf = ({ student_id, date }: Pick<Mark, "student_id" | "date">) => `${student_id} ${date}`

/** A cleared mark has no row. */
function isSet(mark: Mark): mark is Mark & AttendanceView {
  return mark.id !== null
}

function isListed({ student_id, date }: AttendanceView, filter: AttendanceFilter): boolean {
  const day = date.slice(0, 10)
  if (filter.student_id && filter.student_id !== student_id) return false
  return (!filter.start_date || filter.start_date <= day) && (!filter.end_date || day <= filter.end_date)
}

/** Without what only the answer to a change has. */
function rowOf(mark: (Mark & AttendanceView) | (BulkMarkView & AttendanceView)): AttendanceView {
  if (!("change_id" in mark)) return mark
  const { change_id: _change, ...row } = mark
  return row
}

/** The order of every list of marks. */
function byDay(one: AttendanceView, other: AttendanceView): number {
  return compare(one.date, other.date) || compare(one.id, other.id)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
