import type { Page } from "playwright/test"
import { eli, hannah, logOut, marisol, openDashboard, signIn } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/test.ts"

// A tab whose person is changed by another tab always shows a page.
test.use({ allowedConsoleErrors: [/status of 40[13]/, /net::ERR_/] })

const unauthorized = "You don't have access to this page"

/** Stores another person's session, so that the other tabs see it replaced without a sign-out in between. */
async function replaceSession(tab: Page, person: { email: string; password: string }): Promise<void> {
  await tab.evaluate(async ({ email, password }) => {
    const response = await fetch("/api/v1/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "198.19.0.1" },
      body: JSON.stringify({ email, password }),
    })
    const session = JSON.stringify({ ...((await response.json()) as object), remember: true })
    localStorage.setItem("hearthbook.session", session)
  }, person)
}

async function expectChildsPage(tab: Page): Promise<void> {
  await expect(tab.getByRole("heading", { level: 1, name: "Welcome, Eli!" })).toBeVisible()
}

test(
  "a tab follows when another tab signs out and in as a child",
  { tag: "@access.person-changes" },
  async ({ page, context }) => {
    await openDashboard(page)
    const other = await context.newPage()
    await other.goto("/attendance")
    await expect(other.getByRole("heading", { level: 1, name: "Attendance" })).toBeVisible()
    await logOut(page)
    await expect(page).toHaveURL("/")
    await expect(other.getByLabel("Email")).toBeVisible()
    await signIn(page, eli)
    await expectChildsPage(page)
    await expectChildsPage(other)
  },
)

test(
  "a tab on the sign-in page follows a sign-in in another tab",
  { tag: "@access.person-changes" },
  async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto("/login?from=%2Fattendance")
    await expect(other.getByLabel("Email")).toBeVisible()
    await page.goto("/login")
    await replaceSession(page, eli)
    await expectChildsPage(other)
    await replaceSession(page, hannah)
    await expect(other.getByRole("heading", { level: 1, name: unauthorized })).toBeVisible()
  },
)

for (const { state, prepare } of [
  { state: "that is at rest", prepare: () => Promise.resolve() },
  {
    state: "whose data is still loading",
    prepare: async (tab: Page) => {
      await tab.route("**/api/trpc/**", () => undefined)
      await tab.goto("/progress", { waitUntil: "commit" })
    },
  },
  {
    state: "with unsaved changes",
    prepare: async (tab: Page) => {
      await tab.goto("/students?new")
      await tab.getByRole("dialog").getByLabel("First name").fill("Ada")
    },
  },
  {
    state: "with unsaved changes in the page",
    prepare: async (tab: Page) => {
      await tab.goto("/lesson-planner")
      await tab.getByLabel("Title").first().fill("Moon phases")
    },
  },
]) {
  test(
    `a tab ${state} shows a page when another person takes over`,
    { tag: "@access.person-changes" },
    async ({ page, context }) => {
      await openDashboard(page)
      const other = await context.newPage()
      await other.goto("/students")
      await expect(other.getByRole("heading", { level: 1, name: "Students" })).toBeVisible()
      await prepare(other)
      await replaceSession(page, eli)
      await expect(other.getByRole("heading", { level: 1, name: unauthorized })).toBeVisible()
      await other.unrouteAll()
      await other.getByRole("link", { name: "Go to Dashboard" }).click()
      await expectChildsPage(other)
    },
  )
}

test(
  "a tab that waits for one adult’s data shows those of another adult",
  { tag: "@access.person-changes" },
  async ({ page, context }) => {
    await openDashboard(page)
    const other = await context.newPage()
    let isSilent = true
    await other.route("**/api/trpc/**", (route) => (isSilent ? undefined : route.fallback()))
    await other.goto("/progress")
    await expect(other.getByRole("heading", { level: 1, name: "Progress Tracking" })).toBeVisible()
    isSilent = false
    await replaceSession(page, marisol)
    await expect(other.getByRole("button", { name: /^Marisol .*account menu/ })).toBeVisible()
    await expect(other.getByRole("group", { name: "Average Progress" })).toBeVisible()
    await other.unrouteAll({ behavior: "ignoreErrors" })
  },
)

test(
  "another adult gets a new page, without the input of the last one",
  { tag: "@access.person-changes" },
  async ({ page, context }) => {
    await openDashboard(page)
    const other = await context.newPage()
    await other.goto("/lesson-planner")
    await other.getByLabel("Title").first().fill("Moon phases")
    await replaceSession(page, marisol)
    await expect(other.getByRole("button", { name: /^Marisol .*account menu/ })).toBeVisible()
    await expect(other.getByLabel("Title").first()).toHaveValue("")
  },
)
