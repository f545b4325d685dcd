import type { Page } from "playwright/test"
import { openDashboard } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/test.ts"

test.use({ colorScheme: "dark" })

const backgroundOf = (page: Page) =>
  page.getByRole("group", { name: "Average Progress" }).evaluate((card) => getComputedStyle(card).backgroundColor)

test(
  "printing in the dark theme uses light colors, and the screen stays dark",
  { tag: "@site.print" },
  async ({ page }) => {
    await openDashboard(page)
    await page.goto("/progress?student=all")
    await expect(page.getByRole("group", { name: "Average Progress" })).toBeVisible()
    const byNight = await backgroundOf(page)
    const printed = page.evaluate(
      () =>
        new Promise<string>((done) => {
          window.addEventListener("beforeprint", () => {
            const card = document.querySelector("[aria-label='Average Progress']")
            done(card ? getComputedStyle(card).backgroundColor : "no card")
          })
        }),
    )
    await page.pdf({ printBackground: true })
    expect(await printed).toBe("rgb(255, 255, 255)")
    expect(await backgroundOf(page)).toBe(byNight)
    expect(byNight).not.toBe("rgb(255, 255, 255)")
  },
)
