import type { Db } from "@hearthbook/db"
import { dateToDay, dayIn } from "@hearthbook/core/time/days"
import { timeOf } from "@hearthbook/core/time/times"
import { writeDay, type DateFormat } from "@hearthbook/core/time/date-format"

/** The context for reading rows: the client of a snapshot, the family, and the maker's date format. */
export type ReadContext = {
  db: Db
  family_id: string
  user_id: string
  time_zone: string
  date_format: DateFormat
}

type Stamped = { created_at: Date; updated_at: Date }

/** The stamps of a row as ISO timestamps. */
export function stampsOf({ created_at, updated_at }: Stamped) {
  return { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
}

/** A column's day as YYYY-MM-DD; null if it is empty. */
export function dayOf(date: Date | null): string | null {
  return date && dateToDay(date)
}

/** A column's time of day, HH:MM. */
export function clockOf(date: Date): string {
  return timeOf(date.toISOString())
}

/** A day in a CSV file, in the date format of the archive's maker. */
export function dayCell(date: Date | null, { date_format }: ReadContext): string {
  return date ? writeDay(dateToDay(date), date_format) : ""
}

/** The day of a moment in a CSV file, in the family's time zone. */
export function momentCell(moment: Date | null, { date_format, time_zone }: ReadContext): string {
  return moment ? writeDay(dayIn(time_zone, moment), date_format) : ""
}

/** A child's full name, selected with `nameSelect`. */
export { fullName as nameOf } from "@hearthbook/core/names/names"

export const nameSelect = { select: { first_name: true, last_name: true } } as const
export const subjectNameSelect = { select: { name: true } } as const
export const courseSelect = { select: { student: nameSelect, subject: subjectNameSelect } } as const
