import { expect } from "../../fixtures/test.ts"
import { test } from "../../fixtures/failing-database.ts"
import { childCard, expectMarked, openFamilyWithChildren } from "../../pages/dashboard.ts"

test.use({ allowedConsoleErrors: [/status of 50\d|TRPCClientError: An unexpected error/] })

test(
  "a dashboard that cannot be loaded says so, and comes when it is asked for again",
  { tag: "@dashboard.load-failure" },
  async ({ page, database }) => {
    await page.clock.install()
    await openFamilyWithChildren(page, ["Ada"])
    await page.goto("/settings")
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible()
    await database.hideTables()
    await page.getByRole("link", { name: "Dashboard", exact: true }).first().click()
    // Requests that may be repeated are sent three times. The test does not wait in between.
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(page.getByText("Failed to load dashboard stats")).toBeVisible({ timeout: 500 })
    }).toPass()
    // The greeting stays: the rest of the page can be used.
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Iris")
    await expect(page.getByRole("link", { name: "Quick Add" })).toBeVisible()
    await database.restoreTables()
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(childCard(page, "Ada")).toBeVisible()
  },
)

test(
  "marks that cannot be saved go back to what they were, all of them",
  { tag: "@attendance.save-failure" },
  async ({ page, database }) => {
    await openFamilyWithChildren(page, ["Ada", "Ben"])
    await page.reload()
    await page.getByRole("button", { name: "Late, Ada" }).click()
    await expect(page.getByText("Ada: Late.")).toBeVisible()
    await database.breakTable("attendance_record")
    await page.getByRole("button", { name: "Everyone present" }).click()
    await expect(page.getByText("Failed to save attendance.")).toBeVisible()
    await expectMarked(page, "Ada", "Late")
    await expectMarked(page, "Ben", null)
    await database.repairTable("attendance_record")
    await page.getByRole("button", { name: "Everyone present" }).click()
    await expectMarked(page, "Ben", "Present")
  },
)
