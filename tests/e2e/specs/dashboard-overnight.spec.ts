import { expect, test } from "../fixtures.ts"
import { childCard, openHousehold } from "../pages/dashboard.ts"

test("a dashboard left open overnight greets the new day and asks for it, once", async ({ page }) => {
  await page.clock.install()
  await openHousehold(page, ["Ada"])
  await page.reload()
  await expect(childCard(page, "Ada")).toBeVisible()
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("dashboard.overview")) asked.push(request.url())
  })
  const answered = page.waitForResponse(/dashboard\.overview/)
  await page.clock.setSystemTime(Date.now() + 86_400_000)
  await page.clock.runFor(31_000)
  const tomorrow = new Date(Date.now() + 86_400_000)
  const words = tomorrow.toLocaleDateString("en-US", { weekday: "long", timeZone: "America/New_York" })
  await expect(page.getByText(new RegExp(`^${words}, `))).toBeVisible()
  await (await answered).finished()
  // The server's day is still the one before: it is not asked over and over.
  await page.clock.runFor(120_000)
  await page.waitForLoadState("networkidle")
  expect(asked).toHaveLength(1)
  await expect(childCard(page, "Ada")).toBeVisible()
})
