import type { Page } from "playwright/test"
import { eli, openDashboard, signIn } from "../pages/access.ts"
import { Keyboard } from "./checks/keyboard.ts"
import { inParts, screensOf } from "./screens.ts"
import { expect, test } from "../fixtures/test.ts"
import { report } from "../../trust/amount.ts"

// There and back again: at each stop the keyboard is seen, also on the way up, where a header stands over the page.
test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsoleErrors: [/status of 400/] })
test.describe.configure({ mode: "parallel" })

/** Stops of the way down, and of the way back. */
const far = 45

async function walk(page: Page, paths: string[]): Promise<void> {
  const keyboard = new Keyboard(page)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator("h1")).toBeVisible()
    await expect(page.locator(".mantine-Skeleton-root, .mantine-Loader-root")).toHaveCount(0)
    for (const key of ["Tab", "Shift+Tab"]) for (let stop = 0; stop < far; stop += 1) await keyboard.press(key)
  }
  report("accessibility: the keyboard", { stops: keyboard.stops, pages: paths.length })
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
]) {
  test.describe(`at ${size.width} × ${size.height} px the keyboard is seen at each stop`, () => {
    test.use({ viewport: size })

    for (const [part, paths] of inParts(screensOf("parent"), 6).entries()) {
      test(`of a parent's, part ${part + 1}`, { tag: "@site.focus-visible" }, async ({ page }) => {
        await openDashboard(page)
        await walk(page, paths)
      })
    }

    for (const [part, paths] of inParts(screensOf("child"), 6).entries()) {
      test(`of a child's, part ${part + 1}`, { tag: "@site.focus-visible" }, async ({ page }) => {
        await signIn(page, eli)
        await expect(page).toHaveURL("/student/dashboard")
        await walk(page, paths)
      })
    }

    for (const [part, paths] of inParts(screensOf("anyone"), 9).entries()) {
      test(`of those that are open to all, part ${part + 1}`, async ({ page }) => walk(page, paths))
    }
  })
}
