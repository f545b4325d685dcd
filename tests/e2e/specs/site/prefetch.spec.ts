import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { openDashboard, signInToDashboard } from "../../pages/access.ts"

/** Records the scripts that the page requests from now on. */
function recordScripts(page: Page): string[] {
  const requested: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") requested.push(new URL(request.url()).pathname)
  })
  return requested
}

test("hovering a link loads its page's code before the click", async ({ page }) => {
  // The dashboard's idle prefetch must be over, or its requests would be counted as the click's.
  const idlePages = ["assignments", "attendance", "students"]
  const idlePrefetch = Promise.all(idlePages.map((name) => page.waitForResponse(new RegExp(`${name}-page`))))
  await openDashboard(page)
  await idlePrefetch
  const requested = recordScripts(page)
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Subjects" })
  const arrived = page.waitForResponse(/subjects-page/)
  await link.hover()
  await (await arrived).finished()
  await expect.poll(() => requested.some((path) => path.includes("subjects-page"))).toBe(true)
  requested.length = 0
  await link.click()
  await expect(page.getByRole("heading", { level: 1, name: "Subjects" })).toBeVisible()
  expect(requested).toEqual([])
})

test("focusing a link loads its page's code", async ({ page }) => {
  await openDashboard(page)
  const arrived = page.waitForResponse(/providers-page/)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Providers" }).focus()
  expect((await arrived).ok()).toBe(true)
})

test("the likely next pages are prefetched when the browser is idle", async ({ page }) => {
  const arrived = page.waitForResponse(/assignments-page/)
  await openDashboard(page)
  expect((await arrived).ok()).toBe(true)
})

test("the sign-in page prefetches the dashboard's files and runs none before the form is submitted", async ({
  page,
}) => {
  const prefetched: string[] = []
  page.on("response", (response) => {
    const { pathname } = new URL(response.url())
    if (response.ok() && response.request().resourceType() === "fetch") prefetched.push(pathname)
  })
  await page.goto("/login")
  await expect
    .poll(() => prefetched.filter((path) => /(adult-shell|dashboard-page)-.*\.js$/.test(path)))
    .toHaveLength(2)
  await expect(page.locator("link[href*=dashboard-page]")).toHaveCount(0)
  const requested = recordScripts(page)
  await signInToDashboard(page)
  const links = await page.locator("link[href*=dashboard-page]").count()
  expect(links).toBeGreaterThan(0)
  // Every file that runs was prefetched.
  expect(prefetched).toEqual(expect.arrayContaining(requested.filter((path) => path.includes("dashboard-page"))))
})

test("a browser with data saver on prefetches no code", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }))
  await openDashboard(page)
  const requested = recordScripts(page)
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link")
  await links.filter({ hasText: "Subjects" }).hover()
  await links.filter({ hasText: "Providers" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Providers" })).toBeVisible()
  expect(requested.filter((path) => path.includes("subjects-page"))).toEqual([])
})
