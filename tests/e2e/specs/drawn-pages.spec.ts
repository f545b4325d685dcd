import { expect, test } from "../fixtures.ts"
import { signIn } from "../pages/access.ts"

test("who signs in before the page's code is here is read, types, clicks once, and is let in", async ({ page }) => {
  let arrive = () => {}
  const code = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/(?!before-paint).*\.js$/, async (route) => {
    await code
    await route.continue()
  })
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
