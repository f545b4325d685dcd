import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import { dayIn, weekdays } from "@hearthbook/core/time/days"
import type { Locator, Page } from "playwright/test"
import { expect } from "../fixtures/test.ts"
import { storedSession, newParent, register } from "./access.ts"
import { holdSchoolAroundToday } from "./school-year.ts"

type Mark = { child: string; date: string; status: AttendanceStatus }

/**
 * Registers a parent with children of these first names, who have school today and had it in the year of January 2026. `mark` sets
 * attendance through the API.
 */
export async function openAttendanceFamily(page: Page, names: string[]) {
  const parent = newParent("Iris")
  await register(page, parent)
  await holdSchoolAroundToday(page)
  const token = (await storedSession(page))?.access_token ?? ""
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/v1/${path}`, { data, headers: { authorization: `Bearer ${token}` } })
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as { id: string }
  }
  const ids = new Map<string, string>()
  for (const first_name of names) {
    const child = { first_name, last_name: "Hall", date_of_birth: "2016-05-04", grade_level: "4" }
    const { id } = await post("students", child)
    ids.set(first_name, id)
  }
  const year = { academic_year: "2025-2026", start_date: "2025-07-01", end_date: "2026-06-30" }
  await post("school-years", { ...year, school_days: weekdays.slice(0, 5), terms: [] })
  const today = dayIn("America/New_York", new Date())
  await post("events", { title: "School", event_type: "school_day", all_day: true, start_date: today, end_date: today })
  return {
    parent,
    mark: async (marks: Mark[]): Promise<void> => {
      const records = marks.map(({ child, ...mark }) => ({ ...mark, student_id: ids.get(child) }))
      await post("attendance/bulk", { records })
    },
  }
}

export const grid = (page: Page): Locator => page.getByRole("grid", { name: "Attendance of the week" })

/** The cell of a child and a day, such as 'Monday, Nov 9'. */
export const cell = (page: Page, child: string, day: string): Locator =>
  grid(page).getByRole("gridcell", { name: `${child}, ${day}: ` })

/** Expects the cell to show a mark, such as 'Present' or 'Not marked'. */
export async function expectMark(page: Page, child: string, day: string, word: string): Promise<void> {
  await expect(grid(page).getByRole("gridcell", { name: `${child}, ${day}: ${word}`, exact: true })).toBeVisible()
}

/** Waits until every mark is saved. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(page.getByRole("main").locator('[aria-busy="true"]')).toHaveCount(0)
}
