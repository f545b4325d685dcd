import { expect, type Locator, type Page } from "playwright/test"
import { newParent, register } from "./access.ts"
import { addCurriculum, addStudent, addSubject, save } from "./records.ts"

// A parent's actions in the lesson planner.

export const week = "/lesson-planner?view=week&week=2030-01-07"
export const lesson = (page: Page, title: string) => page.getByRole("article", { name: title })
export const title = (page: Page) => page.getByLabel("Lesson title")
export const saveButton = (page: Page) => page.getByRole("button", { name: "Save Lesson Plan" })

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click()
  await page.getByRole("option", { name: option }).click()
}

export async function addResource(page: Page, name: string, subject: string): Promise<void> {
  await page.goto("/resources")
  const form = page.getByRole("region", { name: "New resource" })
  await form.getByLabel("Title").fill(name)
  await form.getByLabel("URL").fill("https://example.com/")
  await form.getByRole("combobox", { name: "Subject" }).click()
  await page.getByRole("option", { name: subject }).click()
  await form.getByRole("button", { name: "Add Resource" }).click()
  await expect(page.getByRole("article", { name })).toBeVisible()
}

export async function openPlannerFamily(page: Page): Promise<void> {
  await register(page, newParent("Lena"))
  await addSubject(page, { name: "Math", grade: "4th grade" })
  await addStudent(page, { first_name: "Ada", grade: "4th grade", born: "2016-05-04" })
  await addCurriculum(page, { student: "Ada", subject: "Math" })
}

/** Saves a lesson for Wednesday, 9 January 2030. */
export async function planLesson(page: Page, name: string): Promise<void> {
  await page.goto("/lesson-planner")
  await choose(page, "Curriculum", "Math")
  await title(page).fill(name)
  await page.getByLabel("Lesson date").fill("2030-01-09")
  await saveButton(page).click()
  await expect(page.getByText("Lesson Plan saved successfully!")).toBeVisible()
}

export const attachedTo = (page: Page): Locator =>
  page.getByRole("list", { name: "Attached resources" }).getByRole("listitem")

export async function addWork(page: Page, work: { name: string; due: string }): Promise<void> {
  await page.getByRole("button", { name: "Add Assignment" }).click()
  const dialog = page.getByRole("dialog", { name: "Add an assignment" })
  await dialog.getByLabel("Title").fill(work.name)
  await dialog.getByLabel("Due date").fill(work.due)
  await save(dialog, "Add Assignment")
}
