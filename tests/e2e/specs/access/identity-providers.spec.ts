import type { Page } from "playwright/test"
import { expect, people, test } from "../../fixtures/identity-providers.ts"

// A refused sign-in appears in the console as a failed resource.
test.use({ allowedConsoleErrors: [/status of 400/] })

/** Continues with a provider from the sign-in page and chooses an account if the provider asks. */
async function continueWith(page: Page, provider: "Google" | "GitHub", choice: string, from = "/login") {
  await page.goto(from)
  await page.getByRole("button", { name: `Continue with ${provider}` }).click()
  await page.getByRole("link", { name: choice }).click()
}

const greeting = (page: Page) => page.getByRole("heading", { level: 1 })

test(
  "Google creates an account in three clicks and signs in to the same one later",
  { tag: "@access.provider-sign-in" },
  async ({ page, context }) => {
    await continueWith(page, "Google", people.ada.email)
    await expect(page).toHaveURL("/dashboard")
    await expect(greeting(page)).toContainText("Ada")

    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await continueWith(page, "Google", people.ada.email, "/login?from=%2Fstudents")
    // Signing in returns to the requested page.
    await expect(page).toHaveURL("/students")
    await page.goto("/dashboard")
    await expect(greeting(page)).toContainText("Ada")
  },
)

test(
  "GitHub creates an account and signs in to the same one later",
  { tag: "@access.provider-sign-in" },
  async ({ page }) => {
    await continueWith(page, "GitHub", people.octavia.login, "/register")
    await expect(page).toHaveURL("/dashboard")
    await expect(greeting(page)).toContainText("Octavia")
  },
)

test(
  "an account without a name at the provider is asked for it once",
  { tag: "@access.complete-profile" },
  async ({ page }) => {
    await continueWith(page, "Google", people.nameless.email)
    await expect(page).toHaveURL(/\/complete-profile/)
    await page.getByLabel("First name").fill("Nellie")
    await page.getByLabel("Last name").fill("Less")
    await page.getByRole("button", { name: "Continue" }).click()
    await expect(page).toHaveURL("/dashboard")
    await expect(greeting(page)).toContainText("Nellie")
  },
)

test("without Remember me the session lasts for the tab", async ({ page }) => {
  await page.goto("/login")
  await page.getByLabel("Remember me").uncheck()
  await page.getByRole("button", { name: "Continue with GitHub" }).click()
  await page.getByRole("link", { name: people.octavia.login }).click()
  await expect(page).toHaveURL("/dashboard")
  expect(await page.evaluate(() => localStorage.getItem("hearthbook.session"))).toBeNull()
  expect(await page.evaluate(() => sessionStorage.getItem("hearthbook.oauth"))).toBeNull()
})

for (const provider of ["Google", "GitHub"] as const) {
  test(
    `access denied at ${provider} is reported once on the sign-in page`,
    { tag: "@access.provider-denied" },
    async ({ page }) => {
      await continueWith(page, provider, "Deny")
      await expect(page).toHaveURL("/login")
      await expect(page.getByRole("alert").filter({ hasText: "OAuth error: access_denied" })).toBeVisible()
      await page.reload()
      await expect(page.getByRole("button", { name: `Continue with ${provider}` })).toBeVisible()
      await expect(page.getByText("OAuth error")).toHaveCount(0)
    },
  )
}

test(
  "a sign-in started in another browser cannot be completed here",
  { tag: "@access.provider-other-state" },
  async ({ page, server }) => {
    await page.goto("/login")
    await page.getByRole("button", { name: "Continue with GitHub" }).click()
    await page.waitForURL(/\/login\/oauth\/authorize/)
    await page.goto(`${server.url}/auth/callback/github?code=1234&state=${"0".repeat(64)}`)
    await expect(page).toHaveURL("/login")
    await expect(page.getByText("Invalid OAuth state")).toBeVisible()
  },
)

test("an address the provider has not verified cannot sign in, and the page says what to do", async ({ page }) => {
  await continueWith(page, "Google", people.unverified.email)
  await expect(page).toHaveURL("/login")
  await expect(page.getByText("Your Google account has no verified email address. Verify it there")).toBeVisible()
})

test("an unknown provider is named in the error", { tag: "@access.provider-unknown" }, async ({ page }) => {
  await page.goto("/auth/callback/myspace?code=1&state=2")
  await expect(page).toHaveURL("/login")
  await expect(page.getByText("Unknown OAuth provider: myspace")).toBeVisible()
})

test(
  "tokens in the URL are removed at once and sign in after confirmation; incomplete ones lead to the sign-in page",
  { tag: "@access.callback-incomplete" },
  async ({ page, request }) => {
    const login = { email: "demo@hearthbook.app", password: "Warm-Hearth-24!" }
    const response = await request.post("/api/v1/auth/login", { data: login })
    const { access_token, refresh_token } = (await response.json()) as { access_token: string; refresh_token: string }
    await page.goto("/terms")
    await page.goto(`/auth/callback?${new URLSearchParams({ access_token, refresh_token })}`)
    await expect(page).toHaveURL("/auth/callback")
    await page.getByRole("button", { name: "Sign in as Hannah" }).click()
    await expect(page).toHaveURL("/dashboard")
    await expect(greeting(page)).toContainText("Hannah")
    await page.goBack()
    await expect(page).toHaveURL("/terms")

    await page.evaluate(() => localStorage.clear())
    await page.goto(`/auth/callback?access_token=${access_token}`)
    await expect(page).toHaveURL("/login")
  },
)
