import type { Page } from "playwright/test"
import { expect } from "../fixtures/test.ts"
import { newParent, register, storedSession } from "./access.ts"
import { addStudent } from "./records.ts"
import { holdSchoolAroundToday } from "./school-year.ts"

/** Opens the empty course of a new family. */
export async function openCourse(page: Page): Promise<void> {
  await register(page, newParent("course"))
  await holdSchoolAroundToday(page)
  await addStudent(page, { first_name: "Ada", grade: "4th grade", born: "05/20/2016", subject: "Latin" })
  await page.goto("/curriculum")
  await page.getByRole("link", { name: "Plan of Latin for Ada" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latin")
}

/** Adds lessons to the course on the screen: a title a line, or a pattern. */
export async function addLessons(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "Add lessons" }).first().click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Lessons", { exact: true }).fill(text)
  await dialog.getByRole("button", { name: "Add lessons" }).click()
  await expect(dialog).toHaveCount(0)
}

/** Plans lessons for the course on the screen that begin a week ago. */
export async function planPastLessons(page: Page, count: number): Promise<void> {
  const curriculum_id = new URL(page.url()).pathname.split("/").at(-1)
  const headers = { authorization: `Bearer ${(await storedSession(page))?.access_token}` }
  const start_date = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)
  const data = { curriculum_ids: [curriculum_id], pattern: `Lesson {1-${count}}`, start_date }
  expect((await page.request.post("/api/v1/lessons/series", { data, headers })).ok()).toBe(true)
  await page.reload()
}

/** The lessons of the course on the screen. */
export const rows = (page: Page) => page.getByRole("region", { name: "Plan" }).getByRole("article")
