import { attendanceStatuses, type AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { attendanceLooks } from "../../../entities/attendance/attendance-style.ts"

/** A cell of the grid, by row (child) and column (day), from 0. */
export type Place = { row: number; column: number }
type Size = { rows: number; columns: number }

/** Returns the cell a key moves to, after the ARIA grid pattern; null for any other key. */
export function placeAfter(key: string, withControl: boolean, { row, column }: Place, size: Size): Place | null {
  const last = { row: size.rows - 1, column: size.columns - 1 }
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(row - 1, 0), column }
    case "ArrowDown":
      return { row: Math.min(row + 1, last.row), column }
    case "ArrowLeft":
      return { row, column: Math.max(column - 1, 0) }
    case "ArrowRight":
      return { row, column: Math.min(column + 1, last.column) }
    case "Home":
      return { row: withControl ? 0 : row, column: 0 }
    case "End":
      return { row: withControl ? last.row : row, column: last.column }
    default:
      return null
  }
}

/** Returns the mark that a key in lower case sets (p, a, l, e), null if it clears the mark, undefined for any other key. */
export function markOfKey(key: string): AttendanceStatus | null | undefined {
  if (key === "delete" || key === "backspace") return null
  return attendanceStatuses.find((status) => attendanceLooks[status].letter.toLowerCase() === key)
}
