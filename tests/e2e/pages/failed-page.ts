import { expect, type Locator, type Page } from "playwright/test"

/**
 * Goes to a page within the app, as a link does, where what it asks for fails: a page loaded anew would wait for who is signed in. It
 * has `failure` in the end.
 */
export async function goWhereItFails(page: Page, path: string, failure: Locator): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to)
    dispatchEvent(new PopStateEvent("popstate"))
  }, path)
  // Requests that may be repeated are sent three times. The test does not wait in between.
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(failure, path).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 40_000 })
}
