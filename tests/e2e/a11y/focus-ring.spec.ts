import type { Page } from "playwright/test"
import { eli, openDashboard, signIn } from "../pages/access.ts"
import { findSidesWithoutRing } from "./checks/focus-ring.ts"
import { chunk, screensOf } from "./screens.ts"
import { expect, test } from "../fixtures/test.ts"
import { report } from "../../trust/amount.ts"

// The focus ring is fully visible, even where a card clips its overflow.
test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsoleErrors: [/status of 400/] })
test.describe.configure({ mode: "parallel", timeout: 360_000 })

/** How many stops of a page are visited, and how many of one kind are checked: equal elements have equal rings. */
const maxStops = 150
const maxPerKind = 2

/** Reads the name of the focused element and its kind: its classes and those of its ancestors. */
function readKind(page: Page): Promise<{ name: string; kind: string } | null> {
  return page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return null
    const name = (active.getAttribute("aria-label") ?? active.textContent ?? "").trim()
    const around = [
      active,
      active.parentElement,
      active.parentElement?.parentElement,
      active.closest("section, article"),
    ]
    const kind = around.map((part) => part?.getAttribute("class")).join(" in ")
    return { name: `${active.tagName.toLowerCase()} '${name.slice(0, 60)}'`, kind }
  })
}

async function walk(page: Page, paths: string[]): Promise<void> {
  let checked = 0
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator("h1")).toBeVisible()
    // Wait for all parts: content that loads later would change the tab order.
    await page.waitForLoadState("networkidle")
    await expect(page.locator(".mantine-Skeleton-root, .mantine-Loader-root")).toHaveCount(0)
    const kinds = new Map<string, number>()
    for (let stop = 0; stop < maxStops; stop += 1) {
      await page.keyboard.press("Tab")
      const at = await readKind(page)
      if (!at) break
      const seen = (kinds.get(at.kind) ?? 0) + 1
      kinds.set(at.kind, seen)
      if (seen > maxPerKind) continue
      expect.soft(await findSidesWithoutRing(page), `sides without a ring of ${at.name} on ${path}`).toEqual([])
      checked += 1
    }
  }
  report("accessibility: rings", { checked, pages: paths.length })
}

for (const { width, colorScheme } of [
  { width: 320, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const) {
  test.describe(`at ${width} px, ${colorScheme}, the focus ring is fully painted`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme })

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
  })
}
