import { ActionCounter } from "../../fixtures/action-counter.ts"
import { expect, test } from "../../fixtures/test.ts"
import { openDashboard } from "../../pages/access.ts"

// This file changes the demo family, so it uses its own server.
test.use({ serverSettings: { LOG_LEVEL: "error" } })
test.beforeEach(({ page }) => openDashboard(page))

test(
  "the next year of three children is started in 2 actions, and undone",
  { tag: ["@planning.next-year-actions", "@planning.next-year-page", "@planning.next-year-link"] },
  async ({ page }) => {
    await page.goto("/settings?tab=school")
    const start = page.getByRole("link", { name: /^Start \d{4}-\d{4}$/ })
    const year = ((await start.textContent()) ?? "").replace("Start ", "").trim()

    const starting = new ActionCounter({ name: "start the next year", budget: 8, best_peer: "not counted" })
    await starting.click(start, `Start ${year}`)
    const summary = page.getByRole("region", { name: "This will be made" })
    for (const child of ["Eli, 5th grade", "Grace, 10th grade", "Nora, 1st grade"])
      await expect(summary.getByText(child)).toBeVisible()
    await starting.click(page.getByRole("button", { name: `Start ${year}` }), `Start ${year}`)
    await expect(page.getByText(`${year} started with 17 courses.`)).toBeVisible()
    expect(starting.done().steps).toHaveLength(2)

    await expect(page).toHaveURL(/\/curriculum\?year=/)
    // The year's loop is an article, too.
    await expect(page.getByRole("article", { name: / for (Eli|Grace|Nora)$/ })).toHaveCount(17)
    await page.getByText("Cards", { exact: true }).click()
    await expect(page.getByRole("article", { name: "Math 4 for Eli" })).toContainText("5th grade")
    await page.keyboard.press("ControlOrMeta+z")
    await expect(page.getByRole("article", { name: "Math 4 for Eli" })).toContainText("4th grade")
    await page.goto("/settings?tab=school")
    await expect(start).toBeVisible()
  },
)
