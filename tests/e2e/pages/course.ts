import type { Page } from "playwright/test"
import { expect } from "../fixtures/test.ts"
import { newParent, register } from "./access.ts"
import { addStudent } from "./records.ts"

/** Opens the empty course of a new family. */
export async function openCourse(page: Page): Promise<void> {
  await register(page, newParent("course"))
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

/** The lessons of the course on the screen. */
export const rows = (page: Page) => page.getByRole("region", { name: "Plan" }).getByRole("article")
