import { expect } from "../../fixtures/test.ts"
import { childCard, openFamilyWithChildren } from "../../pages/dashboard.ts"
import { findBanner } from "../../pages/outage.ts"
import { test } from "../../fixtures/unavailable-database.ts"

test.use({ allowedConsoleErrors: [/status of 503|TRPCClientError|Sign-in failed: NETWORK_ERROR/] })
test.afterEach(({ connection }) => connection.restore())

test(
  "an unresponsive database is reported within four seconds, and the page loads and the form saves when it responds",
  { tag: "@site.outage" },
  async ({ page, connection }) => {
    await page.clock.install()
    await openFamilyWithChildren(page, ["Ada"])
    await page.goto("/dashboard")
    await expect(childCard(page, "Ada")).toBeVisible()
    connection.hang()
    const requested = page.waitForRequest(/subjects\.list/)
    await page.getByRole("link", { name: "Subjects" }).click()
    await requested
    const banner = findBanner(page)
    await expect(banner).toHaveCount(0)
    await page.clock.runFor(4000)
    await expect(banner).toBeVisible({ timeout: 5000 })

    connection.restore()
    await page.clock.runFor(15_000)
    const subject = page.getByRole("region", { name: "New subject" })
    await expect(subject).toBeVisible()
    await expect(banner).toHaveCount(0)
    await subject.getByLabel("Name").fill("Botany")
    await subject.getByRole("combobox", { name: "Grade level" }).click()
    await page.getByRole("option", { name: "4th grade" }).click()
    connection.hang()
    await subject.getByRole("button", { name: "Add Subject" }).click()
    await page.clock.runFor(4000)
    await expect(banner).toBeVisible({ timeout: 5000 })
    await expect(subject.getByLabel("Name")).toHaveValue("Botany")
    // The save carries an idempotency key, so it is repeated by itself and creates one row.
    connection.restore()
    await page.clock.runFor(15_000)
    await expect(page.getByRole("article", { name: "Botany" })).toHaveCount(1)
    await expect(banner).toHaveCount(0)
    await expect(subject.getByLabel("Name")).toHaveValue("")
    await page.reload()
    await expect(page.getByRole("article", { name: "Botany" })).toHaveCount(1)
  },
)

test("a slow response causes health checks but no outage message", async ({ page }) => {
  await page.clock.install()
  await openFamilyWithChildren(page, ["Ada"])
  const healthChecks: string[] = []
  page.on("request", (request) => void (request.url().endsWith("/health/ready") && healthChecks.push(request.url())))
  await page.goto("/dashboard")
  await expect(childCard(page, "Ada")).toBeVisible()
  await page.waitForLoadState("networkidle")
  const before = healthChecks.length
  await page.clock.runFor(30_000)
  expect(healthChecks, "health checks without pending requests").toHaveLength(before)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/subjects.list**", (route) => released.then(() => route.continue()))
  await page.getByRole("link", { name: "Subjects" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Subjects" })).toBeVisible()
  await expect(async () => {
    await page.clock.runFor(2000)
    expect(healthChecks.length).toBeGreaterThan(before)
  }).toPass()
  // Each pending request causes one health check, however long it takes.
  await page.clock.runFor(4000)
  const { length } = healthChecks
  await page.clock.runFor(15_000)
  await expect(findBanner(page)).toHaveCount(0)
  release()
  await expect(page.getByRole("region", { name: "New subject" })).toBeVisible()
  await page.clock.runFor(4000)
  expect(healthChecks).toHaveLength(length)
})
