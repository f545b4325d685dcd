import { mergeTests, type Page } from "playwright/test"
import { eli, hannah, openDashboard, signIn } from "../pages/access.ts"
import { watchMotion } from "./checks/motion.ts"
import { lookAt } from "./open-screen.ts"
import { childsOverlays } from "./overlays.ts"
import { inParts, screensOf } from "./screens.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { expect, test as base } from "../fixtures/test.ts"

const test = mergeTests(base, counted)

test.describe.configure({ mode: "parallel" })
test.use({
  serverSettings: { ADMIN_EMAILS: hannah.email },
  // The links that are unknown on purpose are refused by the server.
  allowedConsoleErrors: [/status of 400/],
})

/** In parts, each called by the first and the last of its screens. */
function named(paths: string[], size: number): [string, string[]][] {
  return inParts(paths, size).map((part) => [`${part[0]} to ${part.at(-1)}`, part])
}

async function enterAsChild(page: Page): Promise<void> {
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px every screen fits, and axe finds nothing in light nor in dark`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => watchMotion(page))

    for (const [name, paths] of named(screensOf("parent"), 6)) {
      test(`of an adult's: ${name}`, { tag: "@site.screens" }, async ({ page, counter }) => {
        await openDashboard(page)
        for (const path of paths) await lookAt(page, "parent", path, counter)
      })
    }

    test.describe("of a child's", { tag: "@site.screens" }, () => {
      for (const [name, paths] of named(screensOf("child"), 6)) {
        test(name, async ({ page, counter }) => {
          await enterAsChild(page)
          for (const path of paths) await lookAt(page, "child", path, counter)
        })
      }
    })

    test("of what a child opens over a page", { tag: "@site.screens" }, async ({ page, counter }) => {
      await enterAsChild(page)
      for (const over of childsOverlays) await lookAt(page, "child", over.path, counter, over)
    })

    test.describe("of those that are open to all", { tag: "@site.screens" }, () => {
      for (const [name, paths] of named(screensOf("anyone"), 9)) {
        test(name, async ({ page, counter }) => {
          for (const path of paths) await lookAt(page, "anyone", path, counter)
        })
      }
    })
  })
}
