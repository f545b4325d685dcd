import type { Page } from "playwright/test"
import { expect } from "../../fixtures/test.ts"
import { test } from "../../fixtures/failing-database.ts"
import { signIn, storedSession } from "../../pages/access.ts"
import { createLogin, openAsChild, chosenPassword } from "../../pages/child-login.ts"
import { openFamily } from "../../pages/family.ts"

// A child's tablet. The server refuses a used link.
test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, allowedConsoleErrors: [/status of 400/] })

/** Signs the parent out, so that the child can use the tablet. */
async function handOver(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto("/robots.txt")
}

async function chooseOwnPassword(page: Page): Promise<void> {
  await expect(page).toHaveURL("/student/set-password")
  await expect(page.getByRole("heading", { level: 1, name: "Make your own password" })).toBeVisible()
  await page.getByLabel("Your new password", { exact: true }).fill(chosenPassword)
  await page.getByRole("button", { name: "Save my password" }).tap()
  await expect(page).toHaveURL("/student/onboarding")
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ben!" })).toBeVisible()
  await page.getByRole("link", { name: "Let’s go" }).tap()
  await expect(page).toHaveURL("/student/dashboard")
}

test(
  "a magic link leads to choosing a password, a welcome and the home page, and works once",
  { tag: "@portal.first-sign-in" },
  async ({ page }) => {
    const { student } = await openFamily(page)
    const { magic_path, username } = await createLogin(page, student)
    await handOver(page)
    await page.goto(magic_path)
    await expect(page).toHaveURL("/student/set-password")
    // Other pages redirect to choosing a password.
    await page.goto("/student/grades")
    await chooseOwnPassword(page)
    // The page redirects home once the password is set.
    await page.goto("/student/set-password")
    await expect(page).toHaveURL("/student/dashboard")

    // The child is still signed in and opens the link again.
    await page.goto(magic_path)
    await expect(page.getByText("Ben is signed in on this device. Is that you?")).toBeVisible()
    await page.getByRole("link", { name: "Yes, continue" }).tap()
    await expect(page).toHaveURL("/student/dashboard")
    await page.goto(magic_path)
    await page.getByRole("button", { name: "No, sign in again" }).tap()
    await expect(page).toHaveURL("/login?magic=invalid")

    // The link is opened again while signed out.
    await page.goto(magic_path)
    await expect(page).toHaveURL("/login?magic=invalid")
    await expect(page.getByText("This link no longer works")).toBeVisible()
    await expect(page.getByText("Ask your parent for a new one")).toBeVisible()
    await signIn(page, { email: username, password: chosenPassword })
    await expect(page).toHaveURL("/student/dashboard")
  },
)

test(
  "an expired link shows a friendly message, and the temporary password still works",
  { tag: "@portal.old-link" },
  async ({ page, database }) => {
    const { student } = await openFamily(page)
    const { magic_path, username, temp_password } = await createLogin(page, student)
    await database.expireLinks()
    await handOver(page)
    await page.goto(magic_path)
    await expect(page).toHaveURL("/login?magic=invalid")
    await expect(page.getByText("Ask your parent for a new one")).toBeVisible()
    await signIn(page, { email: username, password: temp_password })
    await chooseOwnPassword(page)
  },
)

test("a sibling's link names both children and asks before it signs the first one out", async ({ page, browser }) => {
  const { student } = await openFamily(page)
  const ada = { first_name: "Ada", last_name: "Hall", date_of_birth: "2014-02-03", grade_level: "6" }
  const headers = { authorization: `Bearer ${(await storedSession(page))?.access_token}` }
  const made = await page.request.post("/api/v1/students", { data: ada, headers })
  const { id } = (await made.json()) as { id: string }
  const hers = await createLogin(page, id)
  const tablet = await openAsChild(browser, page, await createLogin(page, student))
  await tablet.goto(hers.magic_path)
  await expect(tablet.getByRole("heading", { name: "Sign in as Ada Hall?" })).toBeVisible()
  await expect(tablet.getByText(/^Ben Hall .* is signed in here. This link signs Ben out and Ada Hall/)).toBeVisible()
  await tablet.getByRole("link", { name: "Stay signed in as Ben" }).click()
  await expect(tablet).toHaveURL("/student/dashboard")
  await tablet.goto(hers.magic_path)
  await tablet.getByRole("button", { name: "Sign in as Ada" }).click()
  await tablet.getByLabel("Your new password", { exact: true }).fill(chosenPassword)
  await tablet.getByRole("button", { name: "Save my password" }).click()
  await expect(tablet.getByRole("heading", { level: 1, name: "Welcome, Ada!" })).toBeVisible()
})
