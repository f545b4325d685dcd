import { expect, type Locator } from "playwright/test"

/**
 * Until the keyboard has come to a dialog or drawer: it is given there a moment after it is seen, and would take it away
 * from whatever a test had focused in between.
 */
export async function expectKeyboardIn(dialog: Locator): Promise<void> {
  await expect(dialog.locator(":focus")).toHaveCount(1)
}
