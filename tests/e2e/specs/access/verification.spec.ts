import { linkIn } from "../../../mail-server.ts"
import { expect, test as base } from "../../fixtures/mail.ts"
import { confirmAddress } from "../../pages/mailbox.ts"
import { submitRegistration, eli, newParent, signIn } from "../../pages/access.ts"

/** A server that requires a verified email address. */
const test = base.extend({
  serverSettings: [
    ({ mailServer }, use) => use({ SMTP_URL: mailServer.url, REQUIRE_VERIFIED_EMAIL: "true" }),
    { scope: "worker" },
  ],
})

test.use({ allowedConsoleErrors: [/status of 401/] })

test(
  "no page opens before the address is verified, and then the requested page opens",
  { tag: "@access.verify-email" },
  async ({ page, browser, baseURL, mailServer }) => {
    const parent = newParent("Zelda")
    await submitRegistration(page, parent)
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible()
    await page.goto("/students?new")
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible()
    await page.getByRole("button", { name: "Continue" }).click()
    await expect(page.getByText("Your email is not verified yet.")).toBeVisible()

    const phone = await (await browser.newContext({ baseURL })).newPage()
    await phone.goto(linkIn(await mailServer.waitFor(parent.email, "Confirm your email address")))
    await expect(phone.getByText("Sign in to confirm your email address.")).toBeVisible()
    await signIn(phone, parent)
    await confirmAddress(phone)
    await phone.context().close()
    // Verifying the address signed out other devices. Signing in leads to the requested page.
    await page.getByRole("button", { name: "Continue" }).click()
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, parent)
    await expect(page).toHaveURL("/students?new")
    await expect(page.getByRole("dialog", { name: "Add a student" })).toBeVisible()
  },
)

test("the page waits until access is known", { tag: "@access.loading" }, async ({ page }) => {
  let answer = () => {}
  const released = new Promise<void>((resolve) => (answer = resolve))
  await page.route("**/auth.whoami**", async (route) => {
    await released
    await route.continue()
  })
  await submitRegistration(page, newParent("Wanda"))
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeAttached()
  answer()
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible()
})

test("a child has nothing to verify", { tag: "@access.verify-email" }, async ({ page }) => {
  await signIn(page, eli)
  await expect(page).toHaveURL("/student/dashboard")
})
