import { ActionCounter } from "../../fixtures/action-counter.ts"
import { expect, test } from "../../fixtures/test.ts"
import { openDashboard } from "../../pages/access.ts"
import { openFamily } from "../../pages/family.ts"
import { assignmentCard } from "../../pages/records.ts"

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the demo family's assignments fit into 2,600 px", { tag: "@assignments.phone-height" }, async ({ page }) => {
    await openDashboard(page)
    await page.goto("/assignments?student=all")
    await expect(page.getByRole("region", { name: "Later" })).toBeVisible()
    const { height, width } = await page.evaluate(() => {
      const { scrollHeight: height, scrollWidth: width } = document.documentElement
      return { height, width }
    })
    expect(height).toBeLessThanOrEqual(2600)
    expect(width).toBeLessThanOrEqual(390)
    await expect(page.getByRole("combobox", { name: "Subject", exact: true })).toBeHidden()
    await page.getByRole("button", { name: "Filters" }).click()
    await expect(page.getByRole("combobox", { name: "Subject", exact: true })).toBeVisible()
  })
})

test(
  "moving an assignment to tomorrow takes 2 actions, and the history undoes it",
  { tag: ["@assignments.later-menu", "@assignments.selection"] },
  async ({ page }) => {
    await openFamily(page)
    await page.goto("/assignments")
    const card = assignmentCard(page, "Moon phases")
    const counter = new ActionCounter({ name: "move one assignment to tomorrow", budget: 2, best_peer: "not counted" })
    await counter.click(card.getByRole("button", { name: "More about Moon phases" }), "More")
    await counter.click(page.getByRole("menuitem", { name: "Tomorrow" }), "Tomorrow")
    await expect(page.getByRole("alert").filter({ hasText: "“Moon phases” moved to tomorrow." })).toBeVisible()
    await expect(card).toContainText("Due tomorrow")
    expect(counter.done().steps).toHaveLength(2)

    await page.goto("/settings?tab=family")
    await page.getByRole("button", { name: /^Undo: Moved “Moon phases” to/ }).click()
    await page.getByRole("dialog", { name: "Undo this change?" }).getByRole("button", { name: "Undo" }).click()
    await expect(page.getByText("Undone. 1 record restored.")).toBeVisible()
    await page.goto("/assignments")
    await expect(card).toBeVisible()
    await expect(card).not.toContainText("Due tomorrow")
  },
)

test("Back leads to the open rows and the place on the page", { tag: "@assignments.details" }, async ({ page }) => {
  await openDashboard(page)
  await page.goto("/assignments?student=all")
  const later = page.getByRole("region", { name: "Later" })
  const title = later
    .getByRole("article")
    .last()
    .getByRole("button", { name: /^(?!Status|More)/ })
    .first()
  await title.click()
  await expect(title).toHaveAttribute("aria-expanded", "true")
  await title.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(200)
  await page.getByRole("link", { name: "Students", exact: true }).first().click()
  await expect(page).toHaveURL("/students")
  await page.goBack()
  await expect(title).toHaveAttribute("aria-expanded", "true")
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
})
