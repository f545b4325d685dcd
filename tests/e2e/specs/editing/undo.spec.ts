import { openFamily } from "../../pages/family.ts"
import { quickAdd } from "../../pages/quick-add.ts"
import { assignmentCard, setStatus } from "../../pages/records.ts"
import { expect, test } from "../../fixtures/test.ts"

test(
  "several changes of an assignment are undone one after the other by keyboard",
  { tag: "@editing.undo" },
  async ({ page }) => {
    await openFamily(page)
    await page.goto("/assignments")
    const card = assignmentCard(page, "Moon phases")
    const status = card.getByRole("button", { name: /^Status of/ })
    await setStatus(card, "In progress")
    await setStatus(card, "Turned in")
    await card.getByRole("button", { name: /^Grade / }).click()
    await page.getByLabel("Score of Moon phases").fill("91")
    await page.getByLabel("Score of Moon phases").press("Enter")
    // Graded work leaves the tab of what is open.
    await expect(card).toHaveCount(0)
    await page.getByRole("heading", { level: 1 }).click()
    for (const before of ["Turned in", "In progress", "Assigned"]) {
      await page.keyboard.press("Control+z")
      await expect(status).toContainText(before)
    }
    await expect(page.getByRole("alert").getByText("Undo")).toHaveCount(0)
    await expect(page.getByText("This was changed elsewhere")).toHaveCount(0)
  },
)

test("the second of two quick changes wins even if the first is slow, and each can be undone separately", async ({
  page,
}) => {
  await openFamily(page)
  await page.goto("/assignments")
  const card = assignmentCard(page, "Moon phases")
  const status = card.getByRole("button", { name: /^Status of/ })
  let answer = () => {}
  const released = new Promise<void>((resolve) => (answer = resolve))
  let requests = 0
  await page.route("**/api/trpc/assignments.update*", async (route) => {
    requests += 1
    if (requests === 1) await released
    await route.continue()
  })
  await setStatus(card, "In progress")
  await setStatus(card, "Turned in")
  answer()
  await expect(page.getByText("“Moon phases” is now Turned in.")).toBeVisible()
  await expect(status).toContainText("Turned in")
  await page.getByRole("heading", { level: 1 }).click()
  for (const before of ["In progress", "Assigned"]) {
    await page.keyboard.press("Control+z")
    await expect(status).toContainText(before)
  }
  await page.reload()
  await expect(status).toContainText("Assigned")
})

test("a change of an assignment that was deleted is not undone, but its deletion is", async ({ page }) => {
  await openFamily(page)
  await page.goto("/dashboard")
  const title = page.getByRole("form", { name: "Add an assignment" }).getByLabel(quickAdd.title)
  await title.fill("Tides")
  await title.press("Enter")
  await expect(page.getByText("Added “Tides”")).toBeVisible()
  // Navigation within the app, because a reload would remove the toasts.
  await page.getByRole("link", { name: "Assignments", exact: true }).first().click()
  await setStatus(assignmentCard(page, "Moon phases"), "In progress")
  const card = assignmentCard(page, "Tides")
  await setStatus(card, "In progress")
  await card.getByRole("button", { name: "More about Tides" }).click()
  await page.getByRole("menuitem", { name: "Delete" }).click()
  await page.getByRole("button", { name: "Delete Tides" }).click()
  await expect(card).toHaveCount(0)
  const alert = page.getByRole("alert")
  await expect(alert.filter({ hasText: "“Tides” is now" })).toHaveCount(0, { timeout: 3000 })
  await expect(alert.filter({ hasText: "Added “Tides”" })).toHaveCount(0)
  await alert.filter({ hasText: "“Tides” deleted." }).getByRole("button", { name: "Undo" }).click()
  await expect(card.getByRole("button", { name: /^Status of/ })).toContainText("In progress")
  // Other assignments can still be undone.
  await page.keyboard.press("Control+z")
  await expect(assignmentCard(page, "Moon phases").getByRole("button", { name: /^Status of/ })).toContainText(
    "Assigned",
  )
})
