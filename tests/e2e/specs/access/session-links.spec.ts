import type { Page } from "playwright/test"
import { linkIn } from "../../../mail-server.ts"
import { storedSession, newParent, register, signIn, type NewParent } from "../../pages/access.ts"
import { confirmAddress } from "../../pages/mailbox.ts"
import { expect, test } from "../../fixtures/mail.ts"

// A session ended on another device notices on its next refused request.
test.use({ allowedConsoleErrors: [/status of 401/] })

/** A link with tokens of a stranger's session, as the stranger could send it. */
async function signInLinkOf(page: Page, stranger: NewParent): Promise<string> {
  await register(page, stranger)
  const { access_token = "", refresh_token = "" } = (await storedSession(page)) ?? {}
  await page.evaluate(() => localStorage.clear())
  return `/auth/callback?${new URLSearchParams({ access_token, refresh_token })}`
}

const emailOf = async (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("hearthbook.session") ?? "{}") as { user?: { email: string } }
    return stored.user?.email
  })

test(
  "tokens in a URL name both users and ask before they replace a session",
  { tag: "@access.foreign-tokens" },
  async ({ page }) => {
    const [stranger, victim] = [newParent("Mallory"), newParent("Vera")]
    const foreignLink = await signInLinkOf(page, stranger)
    await register(page, victim)
    await page.goto(foreignLink)
    await expect(page).toHaveURL("/auth/callback")
    await expect(page.getByRole("heading", { name: "Sign in as Mallory Hall?" })).toBeVisible()
    await expect(page.getByText(`Vera Hall (${victim.email}) is signed in here.`)).toBeVisible()
    expect(await emailOf(page)).toBe(victim.email)
    await page.getByRole("link", { name: "Stay signed in as Vera" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Vera")
    expect(await emailOf(page)).toBe(victim.email)
  },
)

test("tokens in a URL sign in only after confirmation", { tag: "@access.foreign-tokens" }, async ({ page }) => {
  const stranger = newParent("Mallory")
  const foreignLink = await signInLinkOf(page, stranger)
  await page.goto(foreignLink)
  await expect(page.getByText("This sign-in was not started here")).toBeVisible()
  expect(await emailOf(page)).toBeUndefined()
  await page.getByRole("button", { name: "Sign in as Mallory" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Mallory")
})

test("signing in never leads to a URL with tokens", async ({ page }) => {
  const [stranger, victim] = [newParent("Mallory"), newParent("Vera")]
  const foreignLink = await signInLinkOf(page, stranger)
  await register(page, victim)
  await page.evaluate(() => localStorage.clear())
  for (const from of [
    foreignLink,
    foreignLink.replace("/auth", "/%61uth"),
    foreignLink.replace("callback", "CALLBACK"),
    "/magic/made-up",
  ]) {
    await page.goto(`/login?${new URLSearchParams({ from })}`)
    await signIn(page, victim)
    await expect(page).toHaveURL("/dashboard")
    expect(await emailOf(page)).toBe(victim.email)
    await page.evaluate(() => localStorage.clear())
  }
})

test(
  "the old address is notified of a changed one and can undo the change with a new password",
  { tag: "@access.undo-sign-in-change" },
  async ({ page, browser, baseURL, mailServer }) => {
    const parent = newParent("Olive")
    await register(page, parent)
    await page.goto(linkIn(await mailServer.waitFor(parent.email, "Confirm your email address")))
    await confirmAddress(page)
    const newAddress = `thief.${parent.email}`
    await page.goto("/settings?tab=profile")
    await page.getByLabel("Email", { exact: true }).fill(newAddress)
    await page.getByRole("button", { name: "Save Profile" }).click()
    await page.goto(linkIn(await mailServer.waitFor(newAddress, "Confirm your new email address")))
    await expect(page.getByText(newAddress, { exact: true })).toBeVisible()
    await expect(page.getByText(`It replaces ${parent.email}:`)).toBeVisible()
    await confirmAddress(page)

    const owner = await (await browser.newContext({ baseURL })).newPage()
    const mail = await mailServer.waitFor(parent.email, "Your Hearthbook email address was changed")
    await owner.goto(linkIn(mail))
    await expect(owner).toHaveURL("/undo-sign-in-change")
    await expect(owner.getByText(`Your account will use ${parent.email} again.`)).toBeVisible()
    await owner.getByRole("button", { name: "Undo and choose a new password" }).click()
    await expect(owner).toHaveURL("/reset-password")
    const password = "Quiet-Lantern-58!"
    await owner.getByLabel("New password", { exact: true }).fill(password)
    await owner.getByLabel("Confirm password", { exact: true }).fill(password)
    await owner.getByRole("button", { name: "Reset Password" }).click()
    await expect(owner.getByText("Password Reset Successful!")).toBeVisible()
    await signIn(owner, { email: parent.email, password })
    await expect(owner.getByRole("heading", { level: 1 })).toContainText("Olive")
    await page.goto("/dashboard")
    await expect(page).toHaveURL(/\/login/)
    await owner.context().close()
  },
)
