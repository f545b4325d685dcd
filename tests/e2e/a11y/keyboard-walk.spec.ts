import type { Page } from "playwright/test"
import { eli, openDashboard, signIn } from "../pages/access.ts"
import { Keyboard } from "./checks/keyboard.ts"
import { chunk, screensOf } from "./screens.ts"
import { expect, test } from "../fixtures/test.ts"
import { report } from "../../trust/amount.ts"

// Focus is visible at each stop forwards and backwards, where the sticky header could cover it.
test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsoleErrors: [/status of 40[04]/] })
test.describe.configure({ mode: "parallel" })

/** How many stops are visited in each direction. */
const maxStops = 45

async function walk(page: Page, paths: string[]): Promise<void> {
  const keyboard = new Keyboard(page)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator("h1")).toBeVisible()
    await expect(page.locator(".mantine-Skeleton-root, .mantine-Loader-root")).toHaveCount(0)
    for (const key of ["Tab", "Shift+Tab"]) for (let stop = 0; stop < maxStops; stop += 1) await keyboard.press(key)
  }
  report("accessibility: the keyboard", { stops: keyboard.stops, pages: paths.length })
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
]) {
  test.describe(`at ${size.width} × ${size.height} px focus is visible at each stop`, () => {
    test.use({ viewport: size })

    for (const [part, paths] of chunk(screensOf("parent"), 6).entries()) {
      test(`for a parent, part ${part + 1}`, { tag: "@site.focus-visible" }, async ({ page }) => {
        await openDashboard(page)
        await walk(page, paths)
      })
    }

    for (const [part, paths] of chunk(screensOf("child"), 6).entries()) {
      test(`for a child, part ${part + 1}`, { tag: "@site.focus-visible" }, async ({ page }) => {
        await signIn(page, eli)
        await expect(page).toHaveURL("/student/dashboard")
        await walk(page, paths)
      })
    }

    for (const [part, paths] of chunk(screensOf("anyone"), 9).entries()) {
      test(`for signed-out visitors, part ${part + 1}`, async ({ page }) => walk(page, paths))
    }
  })
}
