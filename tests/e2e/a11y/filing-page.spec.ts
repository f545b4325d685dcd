import { mergeTests } from "playwright/test"
import { test as base } from "../fixtures/test.ts"
import { openDashboard } from "../pages/access.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { inspectPage } from "./checks/inspect-page.ts"
import { watchMotion } from "./checks/motion.ts"

// The address of a filing has an id, so it is not in screens.ts.
const test = mergeTests(base, counted)
test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsoleErrors: [/status of 400/] })

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test("a filing, its report and its errors are accessible", { tag: "@site.screens" }, async ({ page, counter }) => {
      await watchMotion(page)
      await openDashboard(page)
      await page.goto("/records")
      await page.getByRole("region", { name: "Filings" }).getByRole("link", { name: "Quarterly report 2 of 4" }).click()
      const inspect = (where: string) =>
        inspectPage({ page, where: `the filing, ${where}`, minTargetSize: 24, counter })
      await page.getByRole("button", { name: "Save" }).waitFor()
      await inspect("with its report")
      await page.getByLabel("Done on").fill("12/31/2099")
      await page.getByRole("button", { name: "Save" }).click()
      await page.getByText("Choose today or an earlier day.").first().waitFor()
      await inspect("with an error")
    })
  })
}
