import type { Page } from "playwright/test"
import { eli, hannah, logOut, newParent, registerByForm, signIn, signInToDashboard } from "../pages/access.ts"
import { expect, test } from "../fixtures/test.ts"

const expectOnPage = (page: Page) => expect(page.locator("main#page")).toBeFocused()

test("focus moves to the page after signing in and out, and to the form on the sign-in page", async ({ page }) => {
  await signInToDashboard(page)
  await expectOnPage(page)
  await logOut(page)
  await expect(page).toHaveURL("/")
  await expectOnPage(page)

  await page.getByRole("link", { name: "Sign In" }).first().click()
  await expect(page.getByLabel("Email")).toBeFocused()
  await signInToDashboard(page)
  await expectOnPage(page)
  await page.getByRole("button", { name: /account menu$/ }).click()
  await page.getByRole("menuitem", { name: "Log out" }).press("Enter")
  await expect(page).toHaveURL("/")
  await expectOnPage(page)
})

test("focus moves to the page after signing up and after signing out from a phone's drawer", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await registerByForm(page, newParent("Fern"))
  await expectOnPage(page)
  await page.getByRole("button", { name: "More", exact: true }).click()
  await logOut(page)
  await expect(page).toHaveURL("/")
  await expectOnPage(page)
})

test("focus moves to the page when the demo opens and after signing out on a public page", async ({ page }) => {
  await page.goto("/")
  await page.getByRole("button", { name: "Try the demo" }).first().click()
  await expect(page).toHaveURL("/dashboard")
  await expectOnPage(page)
  await page.goto("/#pricing")
  await page.getByRole("button", { name: "Logout" }).click()
  await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0)
  await expectOnPage(page)
})

test("focus moves to the page after a child signs in and out", async ({ page }) => {
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
  await expectOnPage(page)
  await page.getByRole("button", { name: /account menu$/ }).click()
  await page.getByRole("menuitem", { name: "Log out" }).click()
  await expect(page).toHaveURL("/")
  await expectOnPage(page)
})

test("focus moves to the sign-in form when a session ends, and back to the page afterwards", async ({ page }) => {
  await page.clock.install()
  await page.goto("/login")
  await page.getByLabel("Remember me").uncheck()
  await signInToDashboard(page)
  await page.clock.fastForward("01:01:00")
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByLabel("Email")).toBeFocused()
  await signIn(page, hannah)
  await expect(page).toHaveURL("/dashboard")
  await expectOnPage(page)
})

test("a page opened by its URL leaves focus where the browser puts it", async ({ page }) => {
  await signInToDashboard(page)
  for (const path of ["/", "/students", "/privacy"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.waitForLoadState("networkidle")
    await expect(page.locator("body")).toBeFocused()
  }
})
