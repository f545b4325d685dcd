import { linkIn } from "../../../mail-server.ts"
import { confirmAddress } from "../../pages/mailbox.ts"
import { logOut, newParent, register, signIn } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/mail.ts"

const newPassword = "Quiet-Lantern-58!"

test.describe("a forgotten password", () => {
  test.use({ allowedConsoleErrors: [/status of 400/] })

  test(
    "is reset with the mailed link, which works once",
    { tag: "@access.password-reset" },
    async ({ page, mailServer }) => {
      const parent = newParent("Ruth")
      await register(page, parent)
      await logOut(page)
      await page.goto("/login")
      await page.getByRole("link", { name: "Forgot password?" }).click()
      await page.getByRole("button", { name: "Send Reset Link" }).click()
      await expect(page.getByText("Enter an email address such as ada@example.com.").first()).toBeVisible()
      await page.getByLabel("Email").fill(parent.email)
      await page.getByRole("button", { name: "Send Reset Link" }).click()
      await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible()
      await expect(page.getByRole("button", { name: /resend/i })).toBeDisabled()

      const link = linkIn(await mailServer.waitFor(parent.email, "Reset your Hearthbook password"))
      await page.goto(link)
      await expect(page).toHaveURL("/reset-password")
      await page.reload()
      const reset = page.getByRole("button", { name: "Reset Password" })
      await expect(reset).toBeDisabled()
      await page.getByLabel("New password", { exact: true }).fill("short")
      await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible()
      await expect(reset).toBeDisabled()
      await page.getByLabel("New password", { exact: true }).fill(newPassword)
      await expect(page.getByText("Strong")).toBeVisible()
      await page.getByLabel("Confirm password", { exact: true }).fill("Something-Else-1!")
      await reset.click()
      await expect(page.getByText("Passwords do not match").first()).toBeVisible()
      await page.getByLabel("Confirm password", { exact: true }).fill(newPassword)
      await reset.click()
      await expect(page.getByText("Password Reset Successful!")).toBeVisible()
      await expect(page).toHaveURL("/login")

      await signIn(page, { ...parent, password: newPassword })
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Ruth")
      await logOut(page)

      await page.goto(link)
      await page.getByLabel("New password", { exact: true }).fill(newPassword)
      await page.getByLabel("Confirm password", { exact: true }).fill(newPassword)
      await reset.click()
      await expect(page.getByText("This link has been used or is incomplete.").first()).toBeVisible()
    },
  )

  test("gets the same answer for an unknown address, and a child is asked to turn to a parent", async ({ page }) => {
    await page.goto("/forgot-password")
    await page.getByLabel("Email").fill("unknown@example.com")
    await page.getByRole("button", { name: "Send Reset Link" }).click()
    await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeVisible()
    await page.goto("/forgot-password")
    await page.getByLabel("Email").fill("eli@hearthbook.app")
    await page.getByRole("button", { name: "Send Reset Link" }).click()
    await expect(page.getByText(/Ask your parent/).first()).toBeVisible()
  })

  test("cannot be reset without a token", { tag: "@access.reset-needs-token" }, async ({ page }) => {
    await page.goto("/reset-password")
    await expect(page).toHaveURL("/forgot-password")
  })
})

test.describe("a verification mail", () => {
  test.use({ allowedConsoleErrors: [/status of 400/] })

  test("is resent, verifies the address and removes the banner", async ({ page, mailServer }) => {
    const parent = newParent("Ruth")
    await register(page, parent)
    await expect(page.getByRole("button", { name: "Resend", exact: true })).toBeVisible()
    await mailServer.waitFor(parent.email, "Confirm your email address")
    mailServer.mails.length = 0
    await page.getByRole("button", { name: "Resend", exact: true }).click()
    await expect(page.getByText("The email is on its way. It can take a few minutes.")).toBeVisible()
    const link = linkIn(await mailServer.waitFor(parent.email, "Confirm your email address"))
    await page.goto(link)
    await expect(page.getByText(parent.email, { exact: true })).toBeVisible()
    await expect(page).toHaveURL("/verify-email")
    await confirmAddress(page)
    // Opening the link again says that the address is confirmed.
    await page.goto(link)
    await expect(page.getByText(`Your address ${parent.email} is confirmed.`)).toBeVisible()
    await page.goto("/dashboard")
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ruth")
    await expect(page.getByRole("button", { name: "Resend", exact: true })).toHaveCount(0)
  })
})

test.describe("an invalid invitation", () => {
  test.use({ allowedConsoleErrors: [/status of 400/] })

  test("is reported as no longer open", { tag: "@access.invitation" }, async ({ page }) => {
    await page.goto("/invite/made-up")
    await expect(page.getByRole("heading", { name: "This invitation is no longer open" })).toBeVisible()
  })
})
