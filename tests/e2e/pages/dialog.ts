import { expect, type Locator, type Page } from "playwright/test"

/**
 * Waits until focus is in a dialog or drawer. It moves there shortly after the dialog is visible and would leave any element that a
 * test focuses in between.
 */
export async function expectFocusIn(dialog: Locator): Promise<void> {
  await expect(dialog.locator(":focus")).toHaveCount(1)
}

/**
 * Waits for the next frame. A form then focuses its first invalid field, even if it has focus already, which would restart the
 * typing of a time there.
 */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())))
}
