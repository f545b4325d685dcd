import type { CellKind } from "@hearthbook/core/import/import-field"
import type { Day } from "@hearthbook/core/time/days"
import type { CellValue } from "../cells/read-cell.ts"

/** The days that a table of this family is likely to have: today, and its school years with a year more on either side. */
export type UsualDays = { today: Day; first: Day; last: Day }

/** The oldest age, in years, that does not raise a doubt about a student's birthday. */
const oldest = 25

/** The usual days of a family with these school years. Without one, of the years around today. */
export function usualDays(today: Day, years: { start_date: Day; end_date: Day }[]): UsualDays {
  const starts = [today, ...years.map(({ start_date }) => start_date)].toSorted()
  const ends = [today, ...years.map(({ end_date }) => end_date)].toSorted()
  return { today, first: yearsFrom(starts[0] ?? today, -1), last: yearsFrom(ends.at(-1) ?? today, 1) }
}

/** Why a day that could be read is likely not meant, in words; null for a usual one. */
export function doubtOf(
  kind: CellKind,
  value: CellValue | undefined,
  { today, first, last }: UsualDays,
): string | null {
  if (typeof value !== "string") return null
  if (kind === "birthday" && value < yearsFrom(today, -oldest)) return `This is more than ${oldest} years ago.`
  if (kind === "birthday" && value > today) return "This is in the future."
  if (kind !== "date" || (value >= first && value <= last)) return null
  return `${value.slice(0, 4)} is far from your school years.`
}

/** The same month and day, years earlier or later. It is only compared with other days, so February 29 may be in any year. */
function yearsFrom(day: Day, years: number): Day {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, "0")}${day.slice(4)}`
}
