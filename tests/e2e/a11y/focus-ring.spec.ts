import type { Page } from "playwright/test"
import { eli, openDashboard, signIn } from "../pages/access.ts"
import { findUnringed } from "./checks/focus-ring.ts"
import { inParts, screensOf } from "./screens.ts"
import { expect, test } from "../fixtures/test.ts"
import { report } from "../../trust/amount.ts"

// What the eye sees of the keyboard: a ring around what has it, whole, also where a card cuts off what stands over its edge.
test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsoleErrors: [/status of 400/] })
test.describe.configure({ mode: "parallel" })

/** Stops of a page, and how many of one kind are looked at: what looks the same has the same ring. */
const far = 150
const ofOneKind = 2

/** What has the keyboard, by its words and by what it is: its classes, and those of what it stands in. */
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
  let looked = 0
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator("h1")).toBeVisible()
    // With all of its parts: what comes later takes the keyboard's way along.
    await page.waitForLoadState("networkidle")
    await expect(page.locator(".mantine-Skeleton-root, .mantine-Loader-root")).toHaveCount(0)
    const kinds = new Map<string, number>()
    for (let stop = 0; stop < far; stop += 1) {
      await page.keyboard.press("Tab")
      const at = await readKind(page)
      if (!at) break
      const seen = (kinds.get(at.kind) ?? 0) + 1
      kinds.set(at.kind, seen)
      if (seen > ofOneKind) continue
      expect.soft(await findUnringed(page), `sides without a ring of ${at.name} on ${path}`).toEqual([])
      looked += 1
    }
  }
  report("accessibility: rings", { looked, pages: paths.length })
}

for (const { width, colorScheme } of [
  { width: 320, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const) {
  test.describe(`at ${width} px, ${colorScheme}, a whole ring is painted around what has the keyboard`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme })

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
  })
}
