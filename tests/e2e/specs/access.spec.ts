import { askToRegister, eli, hannah, signIn, signInToDashboard } from "../pages/access.ts"
import { expect, test } from "../fixtures.ts"

test("nobody sees a page before signing in, and then comes back to it, filters included", async ({ page }) => {
  await page.goto("/curriculum?subject=none&student=none")
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByRole("heading", { name: "Welcome Back!" })).toBeVisible()
  await signIn(page)
  await expect(page).toHaveURL("/curriculum?subject=none&student=none")
})

test.describe("a refused log-in", () => {
  test.use({ allowedConsoleErrors: [/status of 401/] })

  test("says so in the catalogue's words and keeps what was typed", async ({ page }) => {
    await signIn(page, { ...hannah, password: "Wrong-Hearth-24!" })
    await expect(
      page.getByRole("alert").filter({ hasText: "Invalid email or password. Please try again." }),
    ).toBeVisible()
    await expect(page.getByLabel("Email")).toHaveValue(hannah.email)
    await signIn(page)
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Hannah")
  })
})

test("signing out ends the session here and in the other tabs", async ({ page, context }) => {
  await signInToDashboard(page)
  const other = await context.newPage()
  await other.goto("/students")
  await expect(other.getByRole("heading", { name: "Students" })).toBeVisible()
  await page.getByRole("button", { name: "Log out" }).first().click()
  await expect(page).toHaveURL("/")
  await expect(other).toHaveURL(/\/login/)
  await page.goto("/dashboard")
  await expect(page).toHaveURL(/\/login/)
})

test("a child's log-in does not open the adults' pages", async ({ page }) => {
  await signIn(page, eli)
  // Signed in, and no area of its own yet to land in.
  await expect(page).toHaveURL("/unauthorized")
  await page.goto("/students")
  await expect(page).toHaveURL("/unauthorized")
})

test("an unknown address says so and leads on", async ({ page }) => {
  await signInToDashboard(page)
  await page.goto("/no-such-page")
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible()
  await page.getByRole("link", { name: /dashboard/i }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hannah")
})

test.describe("registering", () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test("says what a field needs, and that an e-mail is taken, at the field", async ({ page }) => {
    await page.goto("/register")
    await page.getByRole("button", { name: "Start Your Free Trial" }).click()
    await expect(page.getByText("First name is required.").first()).toBeVisible()
    await expect(page.getByText("Please agree to the Terms and Privacy Policy").first()).toBeVisible()

    const again = { first_name: "Hannah", last_name: "Again", email: hannah.email, password: "Sunny-Meadow-42!" }
    await askToRegister(page, again)
    await expect(page.getByText("An account with this email already exists.").first()).toBeVisible()
    await expect(page.getByLabel("First name")).toHaveValue("Hannah")
  })
})
