import type { Page } from "playwright/test"
import { expect, test } from "../fixtures.ts"
import { eli, openDashboard, signIn } from "./access.ts"
import { inParts, screensOf } from "./screens.ts"

/** A test for each six of the screens of a parent's and of a child's, who is signed in by then. */
export function testEachPart(walk: (page: Page, paths: string[]) => Promise<void>): void {
  for (const [part, paths] of inParts(screensOf("parent"), 6).entries()) {
    test(`of a parent's, part ${part + 1}`, async ({ page }) => {
      await openDashboard(page)
      await walk(page, paths)
    })
  }

  for (const [part, paths] of inParts(screensOf("child"), 6).entries()) {
    test(`of a child's, part ${part + 1}`, async ({ page }) => {
      await signIn(page, eli)
      await expect(page).toHaveURL("/student/dashboard")
      await walk(page, paths)
    })
  }
}
