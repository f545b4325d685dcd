import { expect, test } from "../../fixtures/test.ts"
import { submitRegistration, logOut, newParent, register, signIn } from "../../pages/access.ts"

test("a parent signs up, signs out and signs in again", { tag: "@access.sign-up" }, async ({ page }) => {
  const parent = newParent("Nora")
  await submitRegistration(page, parent)
  await expect(page.getByText("Account created! Welcome.")).toBeVisible()
  await expect(page).toHaveURL("/welcome")
  await page.getByRole("link", { name: "Finish later" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nora")
  await logOut(page)
  await expect(page).toHaveURL("/")
  await page.goto("/dashboard")
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, parent)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nora")
})

test(
  "the meter shows a password's strength and how to improve it",
  { tag: "@access.password-strength" },
  async ({ page }) => {
    await page.goto("/register")
    const password = page.getByLabel("Password", { exact: true })
    await password.fill("abc")
    await expect(page.getByText("Very Weak")).toBeVisible()
    await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible()
    await password.fill("Password123!")
    await expect(page.getByText("Weak", { exact: true })).toBeVisible()
    await expect(page.getByText("Password is too common or contains common words")).toBeVisible()
    await password.fill("Sunny-Meadow-42!")
    await expect(page.getByText("Strong", { exact: true })).toBeVisible()
    await page.getByRole("button", { name: "Show or hide password" }).click()
    await expect(password).toHaveAttribute("type", "text")
  },
)

test("the terms open in another tab, and the form keeps its input", async ({ page, context }) => {
  await page.goto("/register")
  await page.getByLabel("First name").fill("Nora")
  const opened = context.waitForEvent("page")
  await page.getByRole("link", { name: "Privacy Policy" }).first().click()
  await expect(await opened).toHaveURL("/privacy")
  await expect(page.getByLabel("First name")).toHaveValue("Nora")
})

test.describe("invalid input", () => {
  test.use({ allowedConsoleErrors: [/status of 40[09]/] })

  test(
    "shows an error at its field, and the input stays",
    { tag: ["@access.terms-required", "@api.email-already-exists"] },
    async ({ page }) => {
      const parent = newParent("Hannah")
      await register(page, parent)
      await logOut(page)
      await page.goto("/register")
      await page.getByRole("button", { name: "Start Your Free Trial" }).click()
      await expect(page.getByText("First name is required.").first()).toBeVisible()
      await expect(page.getByText("Please agree to the Terms and Privacy Policy").first()).toBeVisible()

      await submitRegistration(page, { ...newParent("Hannah"), email: "hannah.new@hearthbook.app" })
      await expect(page.getByText("This address cannot receive mail. Use a real mailbox.").first()).toBeVisible()

      await submitRegistration(page, { ...parent, email: parent.email.toUpperCase() })
      await expect(page.getByText("An account with this email already exists.").first()).toBeVisible()
      await expect(page.getByLabel("Email")).toBeFocused()
      await expect(page.getByLabel("First name")).toHaveValue("Hannah")
    },
  )
})

test("a new user is asked to confirm the address and can dismiss the banner", async ({ page }) => {
  const parent = newParent("Vera")
  await register(page, parent)
  const banner = page.getByRole("note", { name: "Verify your email" })
  await expect(banner).toContainText(parent.email)
  await banner.getByRole("button", { name: "Dismiss" }).click()
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Vera")
  await expect(banner).toBeHidden()
})
