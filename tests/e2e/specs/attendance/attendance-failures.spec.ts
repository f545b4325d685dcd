import { expect } from "../../fixtures/test.ts"
import { test } from "../../fixtures/failing-database.ts"
import { expectMark, openAttendanceFamily, waitUntilSaved } from "../../pages/attendance.ts"

test.use({ allowedConsoleErrors: [/status of 50\d|TRPCClientError: An unexpected error/] })

test(
  "a mark that fails to save is reverted with the reason and can be set again",
  { tag: "@attendance.save-failure" },
  async ({ page, database }) => {
    const { mark } = await openAttendanceFamily(page, ["Ada", "Ben"])
    await mark([{ child: "Ada", date: "2026-01-05", status: "late" }])
    await page.goto("/attendance?week=2026-01-05")
    await expectMark(page, "Ada", "Monday, Jan 5", "Late")
    await database.breakTable("attendance_record")
    await page.getByRole("button", { name: "Absent, Ada, Monday, Jan 5" }).click()
    await expect(page.getByText("Failed to save attendance.")).toBeVisible()
    await expectMark(page, "Ada", "Monday, Jan 5", "Late")
    // Only the latest toast is shown, and the first one says the same.
    const refused = page.waitForResponse((response) => response.status() >= 500)
    await page.getByRole("button", { name: "Mark All Present" }).click()
    await refused
    await expect(page.getByText("Failed to save attendance.")).toBeVisible()
    await expect(page.getByRole("button", { name: "Mark All Present" })).toBeEnabled()

    await database.repairTable("attendance_record")
    await page.getByRole("button", { name: "Absent, Ada, Monday, Jan 5" }).click()
    await waitUntilSaved(page)
    await page.reload()
    await expectMark(page, "Ada", "Monday, Jan 5", "Absent")
  },
)
