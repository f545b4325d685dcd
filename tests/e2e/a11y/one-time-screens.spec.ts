import { mergeTests } from "playwright/test"
import { submitRegistration, newParent, signIn } from "../pages/access.ts"
import { createLogin } from "../pages/child-login.ts"
import { openFamilyWithChildren } from "../pages/dashboard.ts"
import { inspectPage } from "./checks/inspect-page.ts"
import { watchMotion } from "./checks/motion.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { test as mailed } from "../fixtures/mail.ts"
import { expect, people, test as base } from "../fixtures/identity-providers.ts"

// Screens that are shown once and need a state of their own, so their path alone cannot open them (see screens.ts).
const test = mergeTests(base, counted)
/** A server that requires a verified email address. */
const strict = mergeTests(mailed, counted).extend({
  serverSettings: [
    ({ mailServer }, use) => use({ SMTP_URL: mailServer.url, REQUIRE_VERIFIED_EMAIL: "true" }),
    { scope: "worker" },
  ],
})

// The server refuses made-up tokens.
test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsoleErrors: [/status of 400/] })

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => watchMotion(page))

    test("the screen that asks for a missing name is accessible", async ({ page, counter }) => {
      await page.goto("/login")
      await inspectPage({ page, where: "/login with providers", minTargetSize: 24, counter })
      await page.getByRole("button", { name: "Continue with Google" }).click()
      await page.getByRole("link", { name: people.nameless.email }).click()
      await expect(page).toHaveURL(/\/complete-profile/)
      await expect(page.getByLabel("First name")).toBeVisible()
      await inspectPage({ page, where: "/complete-profile", minTargetSize: 24, counter })
    })

    test("the screen for a child's first password is accessible", async ({ page, counter }) => {
      const { children } = await openFamilyWithChildren(page, ["Ada"])
      const login = await createLogin(page, children.get("Ada") ?? "")
      await page.evaluate(() => localStorage.clear())
      await page.goto("/login")
      await signIn(page, { email: login.username, password: login.temp_password })
      await expect(page).toHaveURL("/student/set-password")
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await inspectPage({ page, where: "/student/set-password", minTargetSize: 44, counter })
      await page.getByRole("button", { name: "Save my password" }).click()
      await expect(page.getByRole("alert")).toBeVisible()
      await inspectPage({ page, where: "/student/set-password without one", minTargetSize: 44, counter })
    })

    test(
      "failed callbacks and magic links lead to an accessible sign-in page",
      { tag: "@site.passing-screens" },
      async ({ page, counter }) => {
        for (const path of ["/auth/callback", "/auth/callback/google?error=access_denied", "/magic/unknown"]) {
          await page.goto(path)
          await expect(page).toHaveURL(/\/login/)
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          await inspectPage({ page, where: path, minTargetSize: 24, counter })
        }
      },
    )
  })

  strict(`at ${width} px the screen that asks to verify an email address is accessible`, async ({ page, counter }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await watchMotion(page)
    await submitRegistration(page, newParent("Zelda"))
    await expect(page).toHaveURL(/\/verify-email/)
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible()
    await inspectPage({ page, where: "/verify-email", minTargetSize: 24, counter })
  })
}
