import { expect } from "../../fixtures/test.ts"
import { test } from "../../fixtures/failing-database.ts"
import { childCard, expectMarked, openFamilyWithChildren, schoolDayOn, setMark } from "../../pages/dashboard.ts"

test.use({ allowedConsoleErrors: [/status of 50\d|TRPCClientError: An unexpected error/] })

test(
  "a dashboard that fails to load shows an error and loads on retry",
  { tag: "@dashboard.load-failure" },
  async ({ page, database }) => {
    await page.clock.install()
    await openFamilyWithChildren(page, ["Ada"])
    await page.goto("/settings")
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible()
    await database.hideTables()
    await page.getByRole("link", { name: "Dashboard", exact: true }).first().click()
    // Failed queries are retried. The clock skips the delays.
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(page.getByText("Failed to load dashboard stats")).toBeVisible({ timeout: 500 })
    }).toPass()
    // The greeting stays, and the rest of the page can be used.
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Iris")
    await expect(page.getByRole("button", { name: "Quick Add" })).toBeVisible()
    await database.restoreTables()
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(childCard(page, "Ada")).toBeVisible()
  },
)

test("marks that fail to save are all reverted", { tag: "@attendance.save-failure" }, async ({ page, database }) => {
  const { post, today } = await openFamilyWithChildren(page, ["Ada", "Ben"])
  await post("events", schoolDayOn(today))
  await page.reload()
  await setMark(page, "Ada", "Late")
  await expect(page.getByText("Ada: Late.")).toBeVisible()
  await database.breakTable("attendance_record")
  await page.getByRole("button", { name: "Everyone present" }).click()
  await expect(page.getByText("Failed to save attendance.")).toBeVisible()
  await expectMarked(page, "Ada", "Late")
  await expectMarked(page, "Ben", null)
  await database.repairTable("attendance_record")
  await page.getByRole("button", { name: "Everyone present" }).click()
  await expectMarked(page, "Ben", "Present")
})
