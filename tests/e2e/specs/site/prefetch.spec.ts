import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { chunkFile } from "../../fixtures/chunk-file.ts"
import { openDashboard, signInToDashboard } from "../../pages/access.ts"
import { weigh } from "../../../web-weight.ts"

/** A pattern of the address of a part of the code. */
const fileOf = (name: string) => `**${chunkFile(name)}`

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
  const idleCode = ["assignments-page", "attendance-page", "students-page", "keep-first-request"]
  const idlePrefetch = Promise.all(idleCode.map((name) => page.waitForResponse(fileOf(name))))
  await openDashboard(page)
  await idlePrefetch
  const requested = recordScripts(page)
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Subjects" })
  const arrived = page.waitForResponse(fileOf("subjects-page"))
  await link.hover()
  await (await arrived).finished()
  await expect.poll(() => requested.includes(chunkFile("subjects-page"))).toBe(true)
  requested.length = 0
  await link.click()
  await expect(page.getByRole("heading", { level: 1, name: "Subjects" })).toBeVisible()
  // Only the menu of downloads is left to load, once the page shows its button.
  const menu = weigh(["src/entities/download/download-menu.tsx"]).scripts.map((file) => `/${file}`)
  expect(requested.filter((file) => !menu.includes(file))).toEqual([])
})

test("focusing a link loads its page's code", async ({ page }) => {
  await openDashboard(page)
  const arrived = page.waitForResponse(fileOf("providers-page"))
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Providers" }).focus()
  expect((await arrived).ok()).toBe(true)
})

test("the likely next pages are prefetched when the browser is idle", async ({ page }) => {
  const arrived = page.waitForResponse(fileOf("assignments-page"))
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
  const requested = recordScripts(page)
  await page.goto("/login")
  const files = [chunkFile("adult-shell"), chunkFile("dashboard-page")]
  await expect.poll(() => prefetched).toEqual(expect.arrayContaining(files))
  expect(requested).not.toContain(chunkFile("dashboard-page"))
  await signInToDashboard(page)
  // The files that run were prefetched.
  expect(requested).toEqual(expect.arrayContaining(files))
})

test("a browser with data saver on prefetches no code", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }))
  await openDashboard(page)
  const requested = recordScripts(page)
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link")
  await links.filter({ hasText: "Subjects" }).hover()
  await links.filter({ hasText: "Providers" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Providers" })).toBeVisible()
  expect(requested).not.toContain(chunkFile("subjects-page"))
})
