import type { Page } from "playwright/test"
import { signIn } from "../../pages/access.ts"
import { assignmentCard, openWorkTab, setStatus } from "../../pages/records.ts"
import { expect } from "../../fixtures/test.ts"
import { mona, test } from "../../fixtures/many-assignments.ts"

test.setTimeout(120_000)

async function signInAsMona(page: Page): Promise<void> {
  await signIn(page, mona)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Mona")
  await expect(page.getByRole("region", { name: "Waiting for a Grade" })).toBeVisible()
}

test(
  "2,000 assignments can be searched and scrolled to the last one, which can be edited, and few are rendered",
  { tag: "@assignments.many" },
  async ({ page }) => {
    await signInAsMona(page)
    await page.goto("/assignments")
    await expect(page.getByRole("button", { name: "Total: 2000" })).toBeVisible()
    await expect(assignmentCard(page, "Work 0001,")).toBeVisible()

    // The End key leads to the end of the graded assignments.
    await openWorkTab(page, "Graded")
    await page.getByRole("button", { name: "Show more of Graded" }).click()
    const last = assignmentCard(page, "Work 1201,")
    await expect(async () => {
      await page.keyboard.press("End")
      // While the list above still grows, its end moves down.
      await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0, { timeout: 500 })
      await expect(last).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await page.getByRole("article").count(), "rendered rows").toBeLessThan(80)
    await expect(page.getByRole("listitem").filter({ has: last })).toHaveAttribute("aria-setsize", "800")
    await expect(page.getByRole("listitem").filter({ has: last })).toHaveAttribute("aria-posinset", "800")

    await setStatus(last, "Assigned")
    await expect(page.getByRole("button", { name: "Graded: 799" })).toBeVisible()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect(page.getByRole("button", { name: "Graded: 800" })).toBeVisible()

    await openWorkTab(page, "Open")
    await page.getByRole("searchbox", { name: "Search assignments" }).fill("Work 0777")
    await expect(page.getByRole("article")).toHaveCount(1)
    await expect(page.getByRole("button", { name: "Total: 1" })).toBeVisible()
  },
)

test("focus moves through a list that is only partly rendered", { tag: "@assignments.many" }, async ({ page }) => {
  await signInAsMona(page)
  await page.goto("/assignments?status=graded")
  const row = (work: string) => page.getByRole("button", { name: work, exact: true })
  await page.getByRole("button", { name: "Show more of Graded" }).click()
  // The first of the other rows has the focus now, and those above may not be rendered.
  await expect(async () => {
    await page.keyboard.press("Home")
    await row("Work 2000").focus({ timeout: 2_000 })
  }).toPass()
  // Title, status, box, menu: four tab stops per row.
  for (let stop = 0; stop < 4 * 40; stop += 1) await page.keyboard.press("Tab")
  await expect(row("Work 1960")).toBeFocused()
  await expect(row("Work 1960")).toBeInViewport()
})
