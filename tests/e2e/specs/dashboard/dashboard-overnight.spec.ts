import type { Page, Request } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { childCard, openFamilyWithChildren } from "../../pages/dashboard.ts"

/**
 * Advances the page's clock in steps of three seconds, each after all responses have arrived. Otherwise the page would take the
 * server for unresponsive and refetch everything.
 */
function passTimeOn(page: Page): (seconds: number) => Promise<void> {
  const waiting = new Set<Request>()
  const end = (request: Request) => void waiting.delete(request)
  page.on("request", (request) => void waiting.add(request))
  page.on("requestfinished", end)
  page.on("requestfailed", end)
  return async (seconds) => {
    for (let passed = 0; passed < seconds; passed += 3) {
      await page.clock.runFor(3_000)
      await expect.poll(() => waiting.size).toBe(0)
    }
  }
}

test("a dashboard left open overnight shows the new day and requests it once", async ({ page }) => {
  await page.clock.install()
  await openFamilyWithChildren(page, ["Ada"])
  await page.reload()
  await expect(childCard(page, "Ada")).toBeVisible()
  const requests: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("dashboard.overview")) requests.push(request.url())
  })
  const answered = page.waitForResponse(/dashboard\.overview/)
  const pass = passTimeOn(page)
  // 25 hours, the longest day: clocks may be set back on it.
  const tomorrow = new Date(Date.now() + 90_000_000)
  await page.clock.setSystemTime(tomorrow)
  await pass(31)
  const words = tomorrow.toLocaleDateString("en-US", { weekday: "short", timeZone: "America/New_York" })
  await expect(page.getByText(new RegExp(`^${words}, `))).toBeVisible()
  await (await answered).finished()
  // The server's date is still the day before, which must not cause repeated requests.
  await pass(120)
  expect(requests).toHaveLength(1)
  await expect(childCard(page, "Ada")).toBeVisible()
})
