import { academicYearOf } from "@hearthbook/core/time/academic-year"
import { addDays, dayIn } from "@hearthbook/core/time/days"
import type { Page } from "playwright/test"
import { putAs, readAs } from "../fixtures/rest-client.ts"

type Year = { id: string; start_date: string; end_date: string }

/** The first day that openAttendanceFamily's year of January 2026 leaves free. */
const earliest = "2026-07-01"

/**
 * Gives a new family in New York a school year from a month before today to four months after it, if its own does not cover these days: in
 * June, registration makes the year that begins in July, and a year that is about to end has no room for lessons.
 */
export async function holdSchoolAroundToday(page: Page): Promise<void> {
  const today = dayIn("America/New_York", new Date())
  const [year] = await readAs<Year[]>(page, "school-years")
  if (!year) throw new Error("The family has no school year.")
  const monthAgo = addDays(today, -30)
  const start_date = monthAgo < earliest ? earliest : monthAgo
  const end_date = addDays(today, 120)
  if (year.start_date.slice(0, 10) <= start_date && year.end_date.slice(0, 10) >= end_date) return
  await putAs(page, `school-years/${year.id}`, { academic_year: academicYearOf(today), start_date, end_date })
}
