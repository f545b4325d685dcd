import type { Day } from "@hearthbook/core/time/days"
import { entriesOn, ofChild, type Entry, type Rows } from "../../../entities/schedule/schedule-entry.ts"

/** A child's entries of a day without those for everyone: in the order of the day, then its lessons. */
export function ownEntries(rows: Rows, student_id: string, day: Day): Entry[] {
  const own = entriesOn(ofChild(rows, student_id), day).filter(({ row }) => row.student_id !== null)
  return [...own.filter(({ kind }) => kind !== "lesson"), ...own.filter(({ kind }) => kind === "lesson")]
}
