import { expect } from "../../fixtures/test.ts"
import { test } from "../../fixtures/failing-database.ts"
import { createLogin, openAsChild } from "../../pages/child-login.ts"
import { openFamilyWithChildren } from "../../pages/dashboard.ts"

const pages = [
  ["Work", "Your work could not be loaded."],
  ["Schedule", "Your schedule could not be loaded."],
  ["Grades", "Your grades could not be loaded."],
  ["Home", "Your day could not be loaded."],
] as const

test(
  "a child's page that fails to load shows an error and loads on retry",
  { tag: "@portal.load-failure" },
  async ({ page, browser, database }) => {
    const { children } = await openFamilyWithChildren(page, ["Ada"])
    const child = await openAsChild(browser, page, await createLogin(page, children.get("Ada") ?? ""))
    await child.clock.install()
    await child.goto("/settings")
    await expect(child.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible()
    await database.hideTables()
    for (const [name, words] of pages) {
      await child.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click()
      // Failed queries are retried. The clock skips the delays.
      await expect(async () => {
        await child.clock.runFor(5000)
        await expect(child.getByText(words)).toBeVisible({ timeout: 500 })
      }).toPass()
    }
    await database.restoreTables()
    await child.getByRole("button", { name: "Try again" }).click()
    await expect(child.getByText("All done!")).toBeVisible()
  },
)
