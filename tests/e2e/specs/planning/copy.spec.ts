import { ActionCounter } from "../../fixtures/action-counter.ts"
import { expect, test } from "../../fixtures/test.ts"
import { openDashboard } from "../../pages/access.ts"

// This file changes the demo family, so it uses its own server.
test.use({ serverSettings: { LOG_LEVEL: "error" } })
test.beforeEach(({ page }) => openDashboard(page))

test(
  "a course is copied for a sibling in 3 actions, and undone",
  { tag: ["@planning.next-year-actions", "@planning.copy-dialog"] },
  async ({ page }) => {
    await page.goto("/curriculum")
    await page.getByRole("link", { name: "Plan of Geography for Eli" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Geography")

    const copying = new ActionCounter({ name: "copy a course for a sibling", budget: 4, best_peer: "not counted" })
    const dialog = page.getByRole("dialog", { name: "Copy Eli’s Geography" })
    await copying.click(page.getByRole("button", { name: "Copy to…" }), "Copy to…")
    await copying.click(dialog.getByRole("checkbox", { name: "Grace" }), "Grace")
    await expect(dialog.getByText(/^Grace: 4 lessons, \w+ \d+ to \w+ \d+, with \d+ assignments/)).toBeVisible()
    await expect(dialog.getByText("Geography will be added to Grace’s subjects.")).toBeVisible()
    await copying.click(dialog.getByRole("button", { name: "Copy to Grace" }), "Copy to Grace")
    await expect(page.getByText("Geography copied to Grace.")).toBeVisible()
    expect(copying.done().steps).toHaveLength(3)

    await page.goto("/curriculum")
    await page.getByText("Cards", { exact: true }).click()
    const copy = page.getByRole("article", { name: "Geography for Grace" })
    await expect(copy).toContainText("0 of 12 assignments")
    await page.goto("/settings?tab=family")
    await expect(page.getByText("Copied Eli's Geography to Grace: 4 lessons, 12 assignments")).toBeVisible()

    await page.getByRole("button", { name: /^Undo: Copied Eli's Geography to Grace/ }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click()
    await expect(page.getByText("Undone", { exact: true })).toBeVisible()
    await page.goto("/curriculum")
    await expect(page.getByRole("article", { name: "Geography for Eli" })).toBeVisible()
    await expect(page.getByRole("article", { name: "Geography for Grace" })).toHaveCount(0)
  },
)

test("the menu of a card copies a course, by keyboard", { tag: "@planning.copy-dialog" }, async ({ page }) => {
  await page.goto("/curriculum")
  await page.getByRole("button", { name: "More about Math K for Nora" }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("menuitem", { name: "Copy to…" }).focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: "Copy Nora’s Math K" })
  await expect(dialog.getByRole("checkbox", { name: "Eli" })).toBeFocused()
  await page.keyboard.press("Space")
  await expect(dialog.getByText(/^Eli: 4 lessons/)).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Math K copied to Eli.")).toBeVisible()
  await page.keyboard.press("ControlOrMeta+z")
  await expect(page.getByRole("article", { name: "Math K for Eli" })).toHaveCount(0)
  await expect(page.getByRole("article", { name: "Math K for Nora" })).toBeVisible()
})
