import { expect, test } from "../../fixtures/test.ts"
import { hannah, newParent, register, logOut, signIn, signInToDashboard } from "../../pages/access.ts"

const wrong = "Wrong-Hearth-24!"

test(
  "a protected page requires signing in, which returns to it with its filters and position",
  { tag: "@access.return-to-page" },
  async ({ page }) => {
    await page.goto("/curriculum?subject=none&student=none#latest")
    await expect(page).toHaveURL(/\/login\?from=/)
    await expect(page.getByRole("heading", { name: "Welcome Back!" })).toBeVisible()
    await signIn(page)
    await expect(page).toHaveURL("/curriculum?subject=none&student=none#latest")
  },
)

test("the sign-in page redirects signed-in users", async ({ page }) => {
  await signInToDashboard(page)
  await page.goto("/login")
  await expect(page).toHaveURL("/dashboard")
})

test(
  "the session survives a browser restart only with Remember me",
  { tag: "@access.sign-in-form" },
  async ({ page, context }) => {
    await signInToDashboard(page)
    const other = await context.newPage()
    await page.close()
    await other.goto("/dashboard")
    await expect(other.getByRole("heading", { level: 1 })).toContainText(hannah.first_name)
    await logOut(other)

    await other.goto("/login")
    await other.getByLabel("Remember me").uncheck()
    await signInToDashboard(other)
    const beside = await context.newPage()
    await beside.goto("/dashboard")
    await expect(beside.getByRole("heading", { level: 1 })).toContainText(hannah.first_name)
    const later = await context.newPage()
    await Promise.all([other.close(), beside.close()])
    await later.goto("/dashboard")
    await expect(later).toHaveURL(/\/login/)
  },
)

test.describe("a refused sign-in", () => {
  test.use({ allowedConsoleErrors: [/status of (401|429)|^Sign-in failed: (INVALID_CREDENTIALS|RATE_LIMITED)$/] })

  test(
    "shows the error of the catalogue, keeps the input, and logs only the error code",
    { tag: ["@access.sign-in-log", "@api.invalid-credentials"] },
    async ({ page }) => {
      const logged: string[] = []
      page.on("console", (message) => logged.push(message.text()))
      await signIn(page, { ...hannah, password: wrong })
      const alert = page.getByRole("alert").filter({ hasText: "Invalid email or password. Please try again." })
      await expect(alert).toBeVisible()
      await expect(page.getByLabel("Email")).toHaveValue(hannah.email)
      expect(logged).toContain("Sign-in failed: INVALID_CREDENTIALS")
      expect(logged.join("\n")).not.toContain(hannah.email)
      await signInToDashboard(page)
    },
  )

  test(
    "warns before the last attempts, then locks the email address for a while, even after a reload",
    { tag: "@access.attempt-lock" },
    async ({ page }) => {
      await page.clock.install()
      const { email } = newParent("Locked")
      const alert = page.getByRole("alert").filter({ hasText: "Invalid email or password." })
      const button = page.getByRole("button", { name: "Sign In" })
      for (const warning of ["", "", "2 attempt(s) remaining", "1 attempt(s) remaining"]) {
        await signIn(page, { email, password: wrong })
        await expect(button).toBeEnabled()
        await expect(alert).toContainText(warning)
      }
      await signIn(page, { email, password: wrong })
      await expect(alert).toContainText("Too many login attempts. Please try again in 15 minutes.")
      await expect(button).toBeDisabled()

      await page.reload()
      await expect(button).toBeEnabled()
      await page.getByLabel("Email").fill(email)
      await expect(button).toBeDisabled()
      await page.clock.fastForward("10:00")
      await expect(page.getByRole("alert").filter({ hasText: "try again in 5 minutes" })).toBeVisible()
      await page.getByLabel("Email").fill("someone.else@example.com")
      await expect(button).toBeEnabled()
      await page.getByLabel("Email").fill(email)
      await expect(button).toBeDisabled()
      await page.clock.fastForward("05:01")
      await expect(button).toBeEnabled()
    },
  )

  test("is also counted on the server, for a browser without attempts", async ({ page, browser, baseURL }) => {
    const { email } = newParent("Guessed")
    for (let tries = 0; tries < 5; tries += 1) {
      await page.request.post("/api/v1/auth/login", { data: { email, password: wrong } })
    }
    const device = await browser.newContext({ baseURL })
    const fresh = await device.newPage()
    await signIn(fresh, { email, password: wrong })
    await expect(fresh.getByText(/Too many login attempts\. Please try again in 1[45] minutes\./)).toBeVisible()
    await expect(fresh.getByRole("button", { name: "Sign In" })).toBeDisabled()
    await device.close()
  })

  test("no longer counts after the right password", async ({ page }) => {
    const parent = newParent("Clumsy")
    await register(page, parent)
    await logOut(page)
    for (let tries = 0; tries < 4; tries += 1) {
      await signIn(page, { ...parent, password: wrong })
      await expect(page.getByRole("alert").filter({ hasText: "Invalid email" })).toBeVisible()
    }
    await signIn(page, parent)
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Clumsy")
    await logOut(page)
    await signIn(page, { ...parent, password: wrong })
    await expect(page.getByRole("alert").filter({ hasText: "Invalid email" })).not.toContainText("remaining")
  })
})

test.describe("an invalid magic link", () => {
  test.use({ allowedConsoleErrors: [/status of 400/] })

  test("leads to the sign-in page with an explanation", { tag: "@access.magic-link-invalid" }, async ({ page }) => {
    await page.goto("/magic/not-a-link")
    await expect(page).toHaveURL("/login?magic=invalid")
    await expect(page.getByText("This link no longer works")).toBeVisible()
  })
})
