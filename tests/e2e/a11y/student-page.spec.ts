import { mergeTests } from "playwright/test"
import { test as base } from "../fixtures/test.ts"
import { openDashboard } from "../pages/access.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { inspectPage } from "./checks/inspect-page.ts"
import { watchMotion } from "./checks/motion.ts"

// The address of a student has an id, so it is not in screens.ts.
const test = mergeTests(base, counted)
test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test("a student's page is accessible", { tag: "@site.screens" }, async ({ page, counter }) => {
      await watchMotion(page)
      await openDashboard(page)
      await page.goto("/students")
      await page.getByRole("link", { name: "Eli Whitaker" }).click()
      const inspect = (where: string) =>
        inspectPage({ page, where: `the student, ${where}`, minTargetSize: 24, counter })
      await page.getByRole("region", { name: "Attendance" }).waitFor()
      await inspect("with the map")
      await page.getByRole("button", { name: "Show as a table" }).click()
      await inspect("with the table")
    })
  })
}
