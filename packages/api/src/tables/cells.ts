import { writeDay, type DateFormat } from "@hearthbook/core/time/date-format"
import type { Day } from "@hearthbook/core/time/days"
import { defuse } from "@hearthbook/core/export/csv"

/** A day, or a moment of a day: `time` is HH:MM as a clock on the wall shows it, null for a whole day. `iso` is its text for programs. */
export type When = { day: Day; time: string | null; iso: string }

/** A value in a table. Null is an empty cell. */
export type Cell = string | number | boolean | When | null

/** The ways in which a table writes days: for programs, or in a person's date format. */
export type DayStyle = "iso" | DateFormat

/** A cell of a CSV file. Texts are defused, and numbers are not: -5 stays a number. */
export function csvCell(cell: Cell, style: DayStyle): string {
  if (cell === null) return ""
  if (typeof cell === "string") return defuse(cell)
  if (typeof cell !== "object") return String(cell)
  if (style === "iso") return cell.iso
  const day = writeDay(cell.day, style)
  return cell.time === null ? day : `${day} ${cell.time}`
}
