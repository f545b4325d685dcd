import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { signIn } from "../../pages/access.ts"

/** Keeps the app's code away until what it answers is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {}
  const code = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/(?!before-paint).*\.js$/, async (route) => {
    await code
    await route.continue()
  })
  return () => arrive()
}

test("who signs in before the page's code is here is read, types, clicks once, and is let in", async ({ page }) => {
  const arrive = await holdCode(page)
  await page.goto("/login", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { name: "Welcome Back!" })).toBeVisible()
  await signIn(page)
  await expect(page).toHaveURL("/login")
  arrive()
  await expect(page).toHaveURL("/dashboard")
})

test("a page that is opened behind others begins all the same", async ({ page, context }) => {
  await page.goto("/")
  const behind = await context.newPage()
  await behind.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await behind.goto("/")
  await expect(behind.locator("#prerendered")).toHaveCount(0)
})

test("who has gone past the links by keyboard before the code is here stays where they are", async ({ page }) => {
  const arrive = await holdCode(page)
  await page.goto("/help", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  arrive()
  await expect(page.locator("#prerendered")).toHaveCount(0)
  await expect(page.getByRole("main")).toBeFocused()
})
