import { expect, type Page } from "playwright/test"
import { inspectPage, type A11yCount } from "./checks/inspect-page.ts"
import type { Overlay } from "./overlays.ts"
import type { Visitor } from "./screens.ts"

/** Minimum target size in CSS pixels. Children get larger targets. */
export const minTargetSizeOf = (visitor: Visitor): number => (visitor === "child" ? 44 : 24)

/** Opens a page, and an overlay if given, and checks it. */
export async function inspectScreen(
  page: Page,
  visitor: Visitor,
  path: string,
  counter: A11yCount,
  over?: Overlay,
): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
  await page.goto(path)
  await expect(page.locator("h1")).toBeVisible()
  // A page that is opened by a mailed link takes the token out of its URL.
  const shown = new URL(page.url()).pathname
  expect([path.replace(/\?.*/, ""), path.replace(/\/unknown$/, "")], "the path redirects").toContain(shown)
  if (/[?&]new$/.test(path)) await expect(page.getByRole("dialog")).toBeVisible()
  await over?.open(page)
  const where = `${over ? `${over.name} over ` : ""}${path} at ${page.viewportSize()?.width} px`
  await inspectPage({ page, where, minTargetSize: minTargetSizeOf(visitor), counter })
}
