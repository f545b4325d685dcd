import { mergeTests } from "playwright/test"
import { askToRegister, newParent, signIn } from "../pages/access.ts"
import { giveLogin } from "../pages/child-login.ts"
import { openHousehold } from "../pages/dashboard.ts"
import { inspectPage } from "./checks/inspect-page.ts"
import { watchMotion } from "./checks/motion.ts"
import { test as counted } from "./checks/a11y-counter.ts"
import { test as mailed } from "../fixtures/mail.ts"
import { expect, people, test as base } from "../fixtures/identity-providers.ts"

// The screens that one passes once: each asks for a state of its own, and none can be opened by its address alone (screens.ts).
const test = mergeTests(base, counted)
/** An operator who lets nobody in before the address is verified. */
const strict = mergeTests(mailed, counted).extend({
  serverSettings: [
    ({ mailServer }, use) => use({ SMTP_URL: mailServer.url, REQUIRE_VERIFIED_EMAIL: "true" }),
    { scope: "worker" },
  ],
})

// What is made up is refused by the server.
test.use({ contextOptions: { reducedMotion: "reduce" }, allowedConsoleErrors: [/status of 400/] })

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => watchMotion(page))

    test("who comes without a name is asked for it on a screen as good as the others", async ({ page, counter }) => {
      await page.goto("/login")
      await inspectPage({ page, where: "/login with providers", finger: 24, counter })
      await page.getByRole("button", { name: "Continue with Google" }).click()
      await page.getByRole("link", { name: people.nameless.email }).click()
      await expect(page).toHaveURL(/\/complete-profile/)
      await expect(page.getByLabel("First name")).toBeVisible()
      await inspectPage({ page, where: "/complete-profile", finger: 24, counter })
    })

    test("a child chooses its first password on one, and is made welcome on the next", async ({ page, counter }) => {
      const { children } = await openHousehold(page, ["Ada"])
      const login = await giveLogin(page, children.get("Ada") ?? "")
      await page.evaluate(() => localStorage.clear())
      await page.goto("/login")
      await signIn(page, { email: login.username, password: login.temp_password })
      await expect(page).toHaveURL("/student/set-password")
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await inspectPage({ page, where: "/student/set-password", finger: 44, counter })
      await page.getByRole("button", { name: "Save my password" }).click()
      await expect(page.getByRole("alert")).toBeVisible()
      await inspectPage({ page, where: "/student/set-password without one", finger: 44, counter })
    })

    test(
      "what has come to nothing leads to a page that says so",
      { tag: "@site.passing-screens" },
      async ({ page, counter }) => {
        for (const path of ["/auth/callback", "/auth/callback/google?error=access_denied", "/magic/unknown"]) {
          await page.goto(path)
          await expect(page).toHaveURL(/\/login/)
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          await inspectPage({ page, where: path, finger: 24, counter })
        }
      },
    )
  })

  strict(`at ${width} px whoever has an address to verify is told so, and what to do`, async ({ page, counter }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await watchMotion(page)
    await askToRegister(page, newParent("Zelda"))
    await expect(page).toHaveURL(/\/verify-email/)
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible()
    await inspectPage({ page, where: "/verify-email", finger: 24, counter })
  })
}
