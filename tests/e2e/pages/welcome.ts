import { expect, type Page } from "playwright/test"

/** A child's first name and birthday as typed. */
export type NewChild = readonly [name: string, birthday: string]

/** Answers the first question of `/welcome`, which is open, and goes on to the subjects. */
export async function answerChildren(page: Page, children: readonly NewChild[]): Promise<void> {
  for (const [row, [name, birthday]] of children.entries()) {
    if (row > 0) await page.getByRole("button", { name: "Add a child" }).click()
    await page.getByLabel("First name").nth(row).fill(name)
    await page.getByLabel("Birthday", { exact: true }).nth(row).fill(birthday)
  }
  await page.getByRole("button", { name: "Next" }).click()
  await expect(page.getByRole("heading", { name: "What does each child learn?" })).toBeVisible()
}

/** Leaves the subjects as they are proposed, and goes on to the week. */
export async function keepSubjects(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click()
  await expect(page.getByRole("heading", { name: "When do you learn?" })).toBeVisible()
}

/** Makes the school. */
export async function finishSetUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Set up my school" }).click()
  await expect(page.getByRole("heading", { name: "Your school is ready" })).toBeVisible()
}
