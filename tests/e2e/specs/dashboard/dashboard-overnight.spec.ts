import type { Page, Request } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { childCard, openFamilyWithChildren } from "../../pages/dashboard.ts"

/**
 * Has time pass in the page, in steps of three seconds, each once all answers are here: of a server that does not answer for
 * seconds it thinks that it is gone, and asks for everything anew once it is back.
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

test("a dashboard left open overnight greets the new day and asks for it, once", async ({ page }) => {
  await page.clock.install()
  await openFamilyWithChildren(page, ["Ada"])
  await page.reload()
  await expect(childCard(page, "Ada")).toBeVisible()
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("dashboard.overview")) asked.push(request.url())
  })
  const answered = page.waitForResponse(/dashboard\.overview/)
  const pass = passTimeOn(page)
  await page.clock.setSystemTime(Date.now() + 86_400_000)
  await pass(31)
  const tomorrow = new Date(Date.now() + 86_400_000)
  const words = tomorrow.toLocaleDateString("en-US", { weekday: "long", timeZone: "America/New_York" })
  await expect(page.getByText(new RegExp(`^${words}, `))).toBeVisible()
  await (await answered).finished()
  // The server's day is still the one before: it is not asked over and over.
  await pass(120)
  expect(asked).toHaveLength(1)
  await expect(childCard(page, "Ada")).toBeVisible()
})
