import type { Page } from "playwright/test"
import { expect, test as base } from "../../fixtures/test.ts"
import { openUpdatedSite, type UpdatedSite } from "../../fixtures/updated-site.ts"
import { openDashboard, hannah } from "../../pages/access.ts"
import { findStatus, waitForWorker } from "../../pages/offline.ts"

const test = base.extend<object & { site: UpdatedSite }>({
  site: async ({ server }, use) => {
    const site = await openUpdatedSite(server.url)
    await use(site)
    await site.stop()
  },
  baseURL: ({ site }, use) => use(site.url),
})

test.use({ serviceWorkers: "allow" })

/** The file of the entry, which differs between builds. */
const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "")

const releases = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("hearthbook-release-")))

test(
  "after an update of the server every tab keeps its version until its reader reloads it, and the old files go",
  { tag: "@offline.update" },
  async ({ page, context, site }) => {
    await openDashboard(page)
    await waitForWorker(page)
    const second = await context.newPage()
    await second.goto("/week")
    await expect(second.getByRole("heading", { level: 1 })).toBeVisible()
    const old = await buildOf(page)
    expect(await releases(page)).toHaveLength(1)

    await site.update()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const ready = findStatus(page, "A new version is ready.")
    await expect(ready).toBeVisible()
    await expect(findStatus(second, "A new version is ready.")).toBeVisible()
    // Code of the old version that was not loaded yet is still on the device.
    await second.getByRole("link", { name: "Schedule" }).click()
    await expect(second.getByRole("heading", { level: 1, name: "Schedule" })).toBeVisible()
    expect(await buildOf(second)).toBe(old)

    const isLoaded = page.waitForEvent("load")
    await ready.getByRole("button", { name: "Reload" }).click()
    await isLoaded
    await expect(page.getByRole("heading", { level: 1 })).toContainText(hannah.first_name)
    expect(await buildOf(page)).not.toBe(old)
    expect(await buildOf(second)).toBe(old)
    await second.getByRole("link", { name: "Attendance" }).click()
    await expect(second.getByRole("heading", { level: 1, name: "Attendance Tracker" })).toBeVisible()

    const isReloaded = second.waitForEvent("load")
    await findStatus(second, "A new version is ready.").getByRole("button", { name: "Reload" }).click()
    await isReloaded
    expect(await buildOf(second)).toBe(await buildOf(page))
    await expect.poll(() => releases(page)).toHaveLength(1)
    await expect(findStatus(page, "A new version is ready.")).toHaveCount(0)
  },
)
