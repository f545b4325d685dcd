import { mergeTests } from "playwright/test"
import { eli, hannah, openDashboard, signIn } from "../pages/access.ts"
import { watchMotion } from "../pages/motion.ts"
import { lookAt } from "../pages/open-screen.ts"
import { inParts, screensOf } from "../pages/screens.ts"
import { test as counted } from "../pages/tally.ts"
import { expect, test as base } from "../fixtures.ts"

const test = mergeTests(base, counted)

test.describe.configure({ mode: "parallel" })
test.use({
  serverSettings: { ADMIN_EMAILS: hannah.email },
  // The links that are unknown on purpose are refused by the server.
  allowedConsoleErrors: [/status of 400/],
})

for (const width of [320, 1280]) {
  test.describe(`at ${width} px every screen fits, and axe finds nothing in light nor in dark`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => watchMotion(page))

    for (const [part, paths] of inParts(screensOf("parent"), 6).entries()) {
      test(`of a parent's, part ${part + 1}`, async ({ page, tally }) => {
        await openDashboard(page)
        for (const path of paths) await lookAt(page, "parent", path, tally)
      })
    }

    for (const [part, paths] of inParts(screensOf("child"), 6).entries()) {
      test(`of a child's, part ${part + 1}`, async ({ page, tally }) => {
        await signIn(page, eli)
        await expect(page).toHaveURL("/student/dashboard")
        for (const path of paths) await lookAt(page, "child", path, tally)
      })
    }

    test.describe("of those that are open to all", () => {
      for (const [part, paths] of inParts(screensOf("anyone"), 9).entries()) {
        test(`part ${part + 1}`, async ({ page, tally }) => {
          for (const path of paths) await lookAt(page, "anyone", path, tally)
        })
      }
    })
  })
}
