import type { Locator } from "playwright/test"
import { openFamily } from "../../pages/family.ts"
import { assignmentCard, setStatus } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test.use({ allowedConsoleErrors: [/status of 500/] })

test("a toast does not cover the sidebar, collapsed or not, and can be closed by keyboard", async ({ page }) => {
  await openFamily(page)
  await page.goto("/assignments")
  await setStatus(assignmentCard(page, "Moon phases"), "In progress")
  const toast = page.getByRole("alert").filter({ hasText: "is now In progress" })
  await toast.getByRole("button", { name: /^Undo/ }).focus()
  const logout = page.getByRole("button", { name: "Log out" })
  await expectClickable(logout)
  await page.getByRole("button", { name: "Collapse the sidebar" }).click()
  await expect(page.getByRole("button", { name: "Expand the sidebar" })).toBeVisible()
  await expectClickable(logout)
  await toast.getByRole("button", { name: "Close" }).press("Enter")
  await expect(toast).toHaveCount(0)
})

test("on a small phone a toast does not cover the drawer's sign-out", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openFamily(page)
  await page.goto("/assignments")
  await page.route("**/assignments.update**", (route) => route.fulfill({ status: 500, body: "" }))
  const card = assignmentCard(page, "Moon phases")
  // On a phone the status is in the opened row.
  await card.getByRole("button", { name: "Moon phases", exact: true }).click()
  await card.getByRole("button", { name: /^Status of/ }).click()
  await page.getByRole("menuitemradio", { name: "Turned in" }).click()
  const toast = page.getByRole("alert").filter({ hasText: "Nothing was changed." })
  await expect(toast).toBeVisible()
  await page.getByRole("button", { name: "More", exact: true }).click()
  const drawer = page.getByRole("dialog")
  await expectClickable(drawer.getByRole("button", { name: "Log out" }))
  await expectClickable(drawer.getByRole("button", { name: "Refresh session" }))
  await expect(toast).toBeVisible()
})

/** Expects a button not to be covered. It is checked while the toast is open. */
const expectClickable = (button: Locator) => button.click({ trial: true, timeout: 5000 })
