import AxeBuilder from "@axe-core/playwright"
import type { Page } from "playwright/test"
import { signInToDashboard } from "../pages/access.ts"
import { expect, test } from "../fixtures.ts"

const open = ["/", "/help", "/contact", "/faq", "/privacy", "/terms", "/login", "/register", "/no-such-page"]
const adult = [
  "/dashboard",
  "/students",
  "/subjects",
  "/curriculum",
  "/curriculum?new",
  "/assignments",
  "/assignments?new",
  "/students?new",
]

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator("h1")).toBeVisible()
  if (path.endsWith("?new")) await expect(page.getByRole("dialog")).toBeVisible()
  await page.waitForLoadState("networkidle")
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sideways, `${path} scrolls sideways by so many pixels`).toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    path,
  ).toEqual([])
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 1280]) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } })

      test("every screen fits and axe finds nothing", async ({ page }) => {
        test.setTimeout(180_000)
        for (const path of open) await check(page, path)
        await signInToDashboard(page)
        for (const path of adult) await check(page, path)
      })
    })
  }
}
