import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { newParent, register } from "../../pages/access.ts"

const look = (page: Page) => page.getByRole("button", { name: "Look at a sample family" })
const back = (page: Page) => page.getByRole("button", { name: "Back to your family" })

for (const [words, isRemembered] of [
  ["a remembered session", true],
  ["a session of the tab", false],
] as const) {
  test(
    `a parent with ${words} looks at a sample family and comes back`,
    { tag: "@setup.sample-family" },
    async ({ page }) => {
      await register(page, newParent("Ruth"))
      if (!isRemembered) await moveSessionToTab(page)
      await page.goto("/dashboard")
      await look(page).click()
      await expect(back(page)).toBeVisible()
      await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Ruth")

      // A change in the sample family, which must not reach the own one.
      await page.goto("/students?new")
      const dialog = page.getByRole("dialog", { name: "Add a student" })
      await dialog.getByLabel("First name").fill("Zed")
      await dialog.getByLabel("Last name").fill("Whitaker")
      await dialog.getByLabel("Date of birth").fill("05/04/2016")
      await dialog.getByRole("button", { name: "Add Student" }).click()
      await expect(page.getByRole("article", { name: "Zed Whitaker" })).toBeVisible()

      await back(page).click()
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Ruth")
      await page.goto("/students")
      await expect(page.getByRole("button", { name: "Add your first student" })).toBeVisible()
      await expect(back(page)).toBeHidden()

      // The same from the set-up, and back by signing out, which ends only the visit.
      await page.goto("/welcome")
      await page.getByLabel("First name").fill("Ada")
      await look(page).click()
      await expect(back(page)).toBeVisible()
      await page.getByRole("button", { name: "Log out" }).first().click()
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Ruth")
      await page.goto("/welcome")
      await expect(page.getByLabel("First name")).toHaveValue("Ada")
    },
  )
}

/** Signs in as without 'Remember me'. */
function moveSessionToTab(page: Page): Promise<void> {
  return page.evaluate(() => {
    const key = "hearthbook.session"
    sessionStorage.setItem(key, localStorage.getItem(key) ?? "")
    localStorage.removeItem(key)
  })
}
