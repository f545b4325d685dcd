import type { Route } from "playwright/test"
import { expect, test } from "../../fixtures/test.ts"
import { hannah, storedSession, logOut, signIn, signInToDashboard } from "../../pages/access.ts"

test.use({ serverSettings: { ADMIN_EMAILS: hannah.email } })

const warning = "Your session is about to end"

test.describe("an idle user", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto("/login")
    await page.getByLabel("Remember me").uncheck()
    await signInToDashboard(page)
  })

  test(
    "is warned five minutes before the session ends, sees the countdown, and can extend it",
    { tag: "@access.session-warning" },
    async ({ page }) => {
      await page.clock.fastForward("55:30")
      const dialog = page.getByRole("dialog", { name: warning })
      await expect(dialog.getByRole("timer")).toHaveText(/^4:\d\d$/)
      await page.clock.fastForward("02:00")
      await expect(dialog.getByRole("timer")).toHaveText(/^2:\d\d$/)
      const before = await storedSession(page)
      await dialog.getByRole("button", { name: "Extend Session" }).click()
      await expect(dialog).toBeHidden()
      expect((await storedSession(page))?.refresh_token).not.toBe(before?.refresh_token)
      await expect(page).toHaveURL("/dashboard")
    },
  )

  test(
    "is signed out at zero, even after dismissing the warning, and sees the reason",
    { tag: ["@access.session-end", "@access.session-warning", "@api.token-expired"] },
    async ({ page }) => {
      await page.clock.fastForward("56:00")
      await page.getByRole("button", { name: "Dismiss" }).click()
      await expect(page.getByRole("dialog", { name: warning })).toBeHidden()
      await page.clock.fastForward("05:00")
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByText("Your session has expired. Please log in again.")).toBeVisible()
      expect(await storedSession(page)).toBeNull()
    },
  )

  test("sees no warning after returning in time", async ({ page }) => {
    await page.clock.fastForward("40:00")
    await page.keyboard.press("Tab")
    const before = await storedSession(page)
    await page.clock.fastForward("16:00")
    await expect.poll(async () => (await storedSession(page))?.refresh_token).not.toBe(before?.refresh_token)
    await expect(page.getByRole("dialog", { name: warning })).toBeHidden()
  })
})

test("a remembered session resumes with the next activity after it expired", async ({ page }) => {
  await page.clock.install()
  await signInToDashboard(page)
  const before = await storedSession(page)
  await page.clock.fastForward("02:00:00")
  await expect(page).toHaveURL("/dashboard")
  await page.keyboard.press("Tab")
  await expect.poll(async () => (await storedSession(page))?.refresh_token).not.toBe(before?.refresh_token)
  await page.reload()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(hannah.first_name)
})

test("the sidebar shows the remaining session time", { tag: "@access.session-countdown" }, async ({ page }) => {
  await page.clock.install()
  await signInToDashboard(page)
  await expect(page.getByText(/^Session expires in (59|60)m$/)).toBeVisible()
  await page.clock.fastForward("20:00")
  await expect(page.getByText(/^Session expires in (39|40)m$/)).toBeVisible()
})

test(
  "two tabs that refresh at once both stay signed in",
  { tag: "@access.refresh-rotation" },
  async ({ page, context }) => {
    await signInToDashboard(page)
    const other = await context.newPage()
    await other.goto("/students")
    await expect(other.getByRole("heading", { name: "Students" })).toBeVisible()
    await Promise.all([page, other].map((tab) => tab.getByRole("button", { name: "Refresh session" }).click()))
    for (const tab of [page, other]) {
      await tab.goto("/assignments")
      await expect(tab.getByRole("heading", { name: "Assignments" })).toBeVisible()
    }
  },
)

test.describe("tokens the server refuses", () => {
  test.use({ allowedConsoleErrors: [/status of 401/] })

  test(
    "are refreshed once, however many requests were refused",
    { tag: "@access.single-refresh" },
    async ({ page }) => {
      await signInToDashboard(page)
      await page.evaluate(() => {
        const key = "hearthbook.session"
        const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as { access_token: string }
        const [head, claims] = stored.access_token.split(".")
        localStorage.setItem(key, JSON.stringify({ ...stored, access_token: `${head}.${claims}.forged` }))
      })
      const seen = { refreshes: 0, refused: 0 }
      page.on("response", (response) => {
        seen.refreshes += Number(response.url().includes("auth.refresh"))
        seen.refused += Number(response.status() === 401)
      })
      // Typing a name sends a request per letter. The responses are held back until there are twenty requests.
      const held: Route[] = []
      let isHeldBack = true
      await page.route("**/api/trpc/**", (route) => (isHeldBack ? void held.push(route) : route.continue()))
      await page.goto("/admin/dashboard")
      const search = page.getByLabel("Search users by name or email")
      for (const letter of "hannah whitaker, parent") {
        const before = held.length
        await search.press(letter === " " ? "Space" : letter)
        if (letter !== " ") await expect.poll(() => held.length).toBeGreaterThan(before)
      }
      isHeldBack = false
      await Promise.all(held.map((route) => route.continue()))
      await search.fill("hannah")
      await expect(page.getByRole("region", { name: "Users" }).getByText(hannah.email)).toBeVisible()
      expect(seen.refused).toBeGreaterThanOrEqual(20)
      expect(seen.refreshes).toBe(1)
    },
  )

  test(
    "are revoked when an old refresh token is reused: both the thief and the user must sign in",
    { tag: "@access.refresh-replay" },
    async ({ page }) => {
      await signInToDashboard(page)
      const stolen = (await storedSession(page))?.refresh_token
      await page.getByRole("button", { name: "Refresh session" }).click()
      await expect.poll(async () => (await storedSession(page))?.refresh_token).not.toBe(stolen)
      // Within ten seconds the reuse may come from another tab. After that it counts as theft.
      const replay = () => page.request.post("/api/v1/auth/refresh", { data: { refresh_token: stolen } })
      await expect.poll(async () => (await replay()).status(), { timeout: 20_000 }).toBe(401)
      await page.reload()
      await expect(page).toHaveURL(/\/login/)
      await expect(page.getByText("Invalid session. Please log in again.")).toBeVisible()
    },
  )
})

test("signing out ends the session in all tabs", { tag: "@access.sign-out" }, async ({ page, context }) => {
  await signInToDashboard(page)
  const other = await context.newPage()
  await other.goto("/students")
  await expect(other.getByRole("heading", { name: "Students" })).toBeVisible()
  await logOut(page)
  await expect(page).toHaveURL("/")
  await expect(other).toHaveURL(/\/login/)
  await page.goto("/dashboard")
  await expect(page).toHaveURL(/\/login/)
})

test("signing out without Remember me also ends the session in a tab opened from this one", async ({
  page,
  context,
}) => {
  await page.goto("/login")
  await page.getByLabel("Remember me").uncheck()
  await signInToDashboard(page)
  const opened = context.waitForEvent("page")
  await page.evaluate(() => void window.open("/students"))
  const other = await opened
  await expect(other.getByRole("heading", { name: "Students" })).toBeVisible()
  await logOut(page)
  await expect(other).toHaveURL(/\/login/)
  expect(await storedSession(other)).toBeNull()
})

test.describe("while the server is down", () => {
  test.use({ allowedConsoleErrors: [/net::ERR_|Unable to preload CSS|Failed to fetch dynamically imported module/] })

  test("signing out still signs out", { tag: "@access.sign-out" }, async ({ page }) => {
    await signInToDashboard(page)
    await page.route("**/api/**", (route) => route.abort())
    await logOut(page)
    await expect(page).toHaveURL("/")
    expect(await storedSession(page)).toBeNull()
    await page.goto("/dashboard")
    await expect(page).toHaveURL(/\/login/)
  })

  test("a page that fails to load shows an error in its place and loads on retry", async ({ page }) => {
    await signInToDashboard(page)
    await page.route("**/*", (route) => route.abort())
    await page.getByRole("link", { name: "Subjects" }).click()
    const failure = page.getByRole("alert").filter({ hasText: "Network error. Please check your internet connection." })
    await expect(failure).toBeVisible()
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible()
    await failure.getByRole("button", { name: "Try again" }).click()
    await expect(failure).toBeVisible()
    await page.unrouteAll()
    await failure.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Subjects" })).toBeVisible()
  })

  test("the session is kept, and requests work again when the server is back", async ({ page }) => {
    await signInToDashboard(page)
    await page.route("**/api/**", (route) => route.abort())
    await page.getByRole("button", { name: "Refresh session" }).click()
    await expect(page.getByText("Network error. Please check your internet connection.")).toBeVisible()
    await page.unrouteAll()
    await page.reload()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(hannah.first_name)
  })
})

test(
  "sign-in events are logged in the browser without addresses, passwords or tokens",
  { tag: "@access.auth-log" },
  async ({ page }) => {
    await signInToDashboard(page)
    await logOut(page)
    await signIn(page)
    const noted = await page.evaluate(() => localStorage.getItem("hearthbook.auth-events") ?? "")
    expect(noted).toContain('"signed_in"')
    expect(noted).toContain('"signed_out"')
    for (const secret of [hannah.email, hannah.password, "eyJ"]) expect(noted).not.toContain(secret)
  },
)
