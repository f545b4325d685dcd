import type { Browser } from "playwright/test"
import { register, signIn, type NewParent } from "../pages/access.ts"
import { linkFromMailbox } from "../pages/mailbox.ts"
import { expect, test } from "../fixtures.ts"

let count = 0
const newParent = (): NewParent => ({
  first_name: "Ruth",
  last_name: "Calder",
  email: `ruth${++count}@example.com`,
  password: "Sunny-Meadow-42!",
})

/** Signs in on another device. */
async function onAnotherDevice(browser: Browser, baseURL: string | undefined, parent: NewParent) {
  const device = await browser.newContext({ baseURL })
  const page = await device.newPage()
  await signIn(page, parent)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(parent.first_name)
  return { page, close: () => device.close() }
}

test("a name is changed and shows at once", async ({ page }) => {
  await register(page, newParent())
  await page.getByRole("link", { name: "Settings" }).click()
  await page.getByLabel("First name").fill("Rosalind")
  await page.getByRole("button", { name: "Save Profile" }).click()
  await expect(page.getByText("Profile saved successfully!")).toBeVisible()
  await expect(page.getByRole("button", { name: "Rosalind Calder, account menu" })).toBeVisible()
})

test.describe("the password", () => {
  test.use({ allowedConsoleErrors: [/status of 40[01]/] })

  test("is changed by who knows it, and the other devices are signed out", async ({ page, browser, baseURL }) => {
    const parent = newParent()
    await register(page, parent)
    const other = await onAnotherDevice(browser, baseURL, parent)
    await page.goto("/settings?tab=security")
    await page.getByLabel("Current password", { exact: true }).fill("Not-My-Word-1!")
    await page.getByLabel("New password", { exact: true }).fill("Quiet-Lantern-58!")
    await page.getByRole("button", { name: "Change Password" }).click()
    await expect(page.getByText("That is not your current password.").first()).toBeVisible()
    await page.getByLabel("Current password", { exact: true }).fill(parent.password)
    await page.getByRole("button", { name: "Change Password" }).click()
    await expect(page.getByText("Password changed successfully! 1 other device was signed out.")).toBeVisible()
    await other.page.reload()
    await expect(other.page).toHaveURL(/\/login/)
    await other.close()
  })
})

test("a device is signed out from another, and all of them together", async ({ page, browser, baseURL }) => {
  const parent = newParent()
  await register(page, parent)
  const phone = await onAnotherDevice(browser, baseURL, parent)
  await page.goto("/settings?tab=security")
  const devices = page.getByRole("region", { name: "Where you are signed in" })
  await expect(devices.getByRole("listitem")).toHaveCount(2)
  await expect(devices.getByText("This device")).toHaveCount(1)
  await devices.getByRole("button", { name: /^Sign out (?!this)/ }).click()
  await expect(devices.getByRole("listitem")).toHaveCount(1)
  await phone.close()

  const tablet = await onAnotherDevice(browser, baseURL, parent)
  await page.getByRole("button", { name: "Log out everywhere" }).click()
  await expect(page).not.toHaveURL(/settings\?/)
  await tablet.close()
})

test("a teacher is invited by mail, joins, sees the children and no way to invite", async ({
  page,
  browser,
  baseURL,
}) => {
  await register(page, newParent())
  await page.goto("/settings?tab=family")
  const invite = page.getByRole("region", { name: "Invite someone" })
  await invite.getByRole("button", { name: "Send Invitation" }).click()
  await expect(page.getByText("Enter an email address such as ada@example.com.").first()).toBeVisible()
  await invite.getByLabel("Email").fill("tutor@example.com")
  await invite.getByRole("combobox", { name: "Role" }).click()
  await page.getByRole("option", { name: /^Teacher/ }).click()
  await invite.getByRole("button", { name: "Send Invitation" }).click()
  const invitations = page.getByRole("region", { name: "Open invitations" })
  await expect(invitations.getByText("tutor@example.com")).toBeVisible()

  const link = await linkFromMailbox(page, "tutor@example.com")
  const device = await browser.newContext({ baseURL })
  const guest = await device.newPage()
  await guest.goto(link)
  await expect(guest.getByText("Ruth Calder").first()).toBeVisible()
  await guest.getByLabel("First name").fill("Tom")
  await guest.getByLabel("Last name").fill("Reed")
  await guest.getByLabel("Password", { exact: true }).fill("Quiet-Lantern-58!")
  await guest.getByLabel("I agree to the Terms and Privacy Policy").check()
  await guest.getByRole("button", { name: "Accept Invitation" }).click()
  await expect(guest.getByRole("heading", { level: 1 })).toContainText("Tom")
  await guest.goto("/settings?tab=family")
  await expect(guest.getByRole("tab", { name: "Profile" })).toBeVisible()
  await expect(guest.getByRole("tab", { name: "Family" })).toHaveCount(0)
  await device.close()

  await page.reload()
  await expect(page.getByRole("region", { name: "Calder family" }).getByText("Tom Reed")).toBeVisible()
  await expect(invitations).toHaveCount(0)
})
