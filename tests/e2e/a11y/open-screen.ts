import { expect, type Page } from "playwright/test"
import { inspectPage, type A11yCount } from "./checks/inspect-page.ts"
import type { Overlay } from "./overlays.ts"
import type { Visitor } from "./screens.ts"

/** CSS pixels that a target has at least (INTERFACE, the child's side). */
export const fingerOf = (visitor: Visitor): number => (visitor === "child" ? 44 : 24)

/** Opens a page, and what is asked for over it, and looks at it. */
export async function lookAt(
  page: Page,
  visitor: Visitor,
  path: string,
  counter: A11yCount,
  over?: Overlay,
): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" })
  await page.goto(path)
  await expect(page.locator("h1")).toBeVisible()
  expect(new URL(page.url()).pathname, "an address that only leads elsewhere").toBe(path.replace(/\?.*/, ""))
  if (/[?&]new$/.test(path)) await expect(page.getByRole("dialog")).toBeVisible()
  await over?.open(page)
  const where = `${over ? `${over.name} over ` : ""}${path} at ${page.viewportSize()?.width} px`
  await inspectPage({ page, where, finger: fingerOf(visitor), counter })
}
