import { expect, type Locator, type Page } from "playwright/test"

/**
 * Navigates within the app to a page whose requests fail and waits for `failure`. A full load would wait for the signed-in user
 * instead.
 */
export async function openFailingPage(page: Page, path: string, failure: Locator): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to)
    dispatchEvent(new PopStateEvent("popstate"))
  }, path)
  // Failed queries are retried. The clock skips the delays.
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(failure, path).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 40_000 })
}
