import type { Page } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { openDashboard, signIn } from "../../pages/access.ts"

/** Holds the app's code back until the returned function is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {}
  const code = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(/\/assets\/(?!before-paint).*\.js$/, async (route) => {
    await code
    await route.continue()
  })
  return () => arrive()
}

test.use({ allowedConsoleErrors: [/status of 503/] })

test("input and one click before the code is loaded are enough to sign in", async ({ page }) => {
  const arrive = await holdCode(page)
  await page.goto("/login", { waitUntil: "commit" })
  await expect(page.getByRole("heading", { name: "Welcome Back!" })).toBeVisible()
  await signIn(page)
  await expect(page).toHaveURL("/login")
  arrive()
  await expect(page).toHaveURL("/dashboard")
})

test("a page opened in a background tab starts", async ({ page, context }) => {
  await page.goto("/")
  const behind = await context.newPage()
  await behind.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true })
    window.requestAnimationFrame = () => 0
  })
  await behind.goto("/")
  await expect(behind.locator("#prerendered")).toHaveCount(0)
})

test("focus after the skip link stays when the code loads", async ({ page }) => {
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

test(
  "a signed-in user sees the page's frame with the greeting before the code loads, and a click on it counts",
  { tag: "@site.frame" },
  async ({ page }) => {
    await openDashboard(page)
    const arrive = await holdCode(page)
    await page.goto("/dashboard", { waitUntil: "commit" })
    const frame = page.locator("#frame")
    await expect(frame.locator("h1")).toHaveText(/^Good (morning|afternoon|evening), Hannah$/)
    await expect(frame.getByText("Hannah Whitaker", { exact: true })).toBeVisible()
    const week = await frame.locator("a[href='/week']:visible").boundingBox()
    await page.mouse.click((week?.x ?? 0) + 20, (week?.y ?? 0) + 20)
    arrive()
    await expect(page).toHaveURL("/week")
    await expect(frame).toHaveCount(0)
  },
)

test("the frame of the week names the week that is asked for", { tag: "@site.frame" }, async ({ page }) => {
  await openDashboard(page)
  const arrive = await holdCode(page)
  await page.goto("/week?week=2026-11-11", { waitUntil: "commit" })
  await expect(page.locator("#frame h1")).toHaveText("Week of November 9")
  arrive()
  await expect(page.locator("#frame")).toHaveCount(0)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week of November 9")
})

test("the frame makes way if the server does not answer", { tag: "@site.frame" }, async ({ page }) => {
  await openDashboard(page)
  await page.route("**/api/trpc/**", (route) => route.fulfill({ status: 503, body: "" }))
  await page.goto("/dashboard")
  await expect(page.locator("#frame")).toHaveCount(0)
})
