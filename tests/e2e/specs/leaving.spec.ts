import type { Page } from "playwright/test"
import { newParent, register } from "../pages/access.ts"
import { openFamily } from "../pages/family.ts"
import { expect, test } from "../fixtures.ts"

/** As the button in the browser's bar: one that is asked about answers nothing that a test could wait for. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
}

test("the browser's Back asks before it leads away from what was typed, and goes on where one says so", async ({
  page,
}) => {
  await register(page, newParent("Ruth"))
  await page.goto("/students")
  await page.getByRole("link", { name: "Settings", exact: true }).first().click()
  await page.getByRole("textbox", { name: "Phone" }).fill("555 0100")
  await goBack(page)
  const question = page.getByRole("dialog", { name: "Leave without saving?" })
  await question.getByRole("button", { name: "Keep editing" }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL("/settings")
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("555 0100")

  await goBack(page)
  await question.getByRole("button", { name: "Discard" }).click()
  await expect(page).toHaveURL("/students")
  await page.goForward()
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("")
  await goBack(page)
  await expect(page).toHaveURL("/students")
})

test("Back asks over a dialog too, and not once it is saved", async ({ page }) => {
  await openFamily(page)
  await page.goto("/subjects")
  await page.getByRole("link", { name: "Students", exact: true }).first().click()
  await page.getByRole("button", { name: "Add student" }).first().click()
  const dialog = page.getByRole("dialog", { name: "Add a student" })
  await dialog.getByLabel("First name").fill("Cleo")
  await goBack(page)
  const question = page.getByRole("dialog", { name: "Leave without saving?" })
  await question.getByRole("button", { name: "Keep editing" }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel("First name")).toHaveValue("Cleo")
  // What had the keyboard gets it back, and would get what is typed meanwhile.
  await expect(dialog.getByLabel("First name")).toBeFocused()
  await dialog.getByLabel("Last name").fill("Hall")
  await dialog.getByLabel("Date of birth").fill("05/04/2016")
  await dialog.getByRole("button", { name: "Add student" }).click()
  await expect(page.getByRole("article", { name: "Cleo Hall" })).toBeVisible()
  await expect(dialog).toBeHidden()
  await goBack(page)
  await expect(page).toHaveURL("/subjects")
})

test("a password and an invitation that are being typed are asked about as well", async ({ page }) => {
  await openFamily(page)
  const question = page.getByRole("dialog", { name: "Leave without saving?" })
  for (const [tab, label] of [
    ["security", "Current password"],
    ["family", "Email"],
  ] as const) {
    await page.goto(`/settings?tab=${tab}`)
    await page.getByRole("textbox", { name: label, exact: true }).fill("Sunny")
    await page.getByRole("link", { name: "Students", exact: true }).first().click()
    await question.getByRole("button", { name: "Keep editing" }).click()
    await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveValue("Sunny")
    await page.getByRole("link", { name: "Students", exact: true }).first().click()
    await question.getByRole("button", { name: "Discard" }).click()
    await expect(page).toHaveURL("/students")
  }
})
