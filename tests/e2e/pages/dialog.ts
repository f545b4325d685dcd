import { expect, type Locator, type Page } from "playwright/test"

/**
 * Until the keyboard has come to a dialog or drawer: it is given there a moment after it is seen, and would take it away
 * from whatever a test had focused in between.
 */
export async function expectKeyboardIn(dialog: Locator): Promise<void> {
  await expect(dialog.locator(":focus")).toHaveCount(1)
}

/**
 * Until the page is drawn once more: with that a form gives the keyboard to its first wrong field, also where it is already,
 * and a time that is being typed there would begin anew.
 */
export function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())))
}
