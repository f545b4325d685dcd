import type { Browser } from "playwright/test"
import { newParent, register, signIn, type NewParent } from "../../pages/access.ts"
import { expect, test } from "../../fixtures/test.ts"

/** Signs in in another browser context. */
async function onAnotherDevice(browser: Browser, baseURL: string | undefined, parent: NewParent) {
  const device = await browser.newContext({ baseURL })
  const page = await device.newPage()
  await signIn(page, parent)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(parent.first_name)
  return { page, close: () => device.close() }
}

test.describe("the password", () => {
  test.use({ allowedConsoleErrors: [/status of 40[01]/] })

  test("can be changed with the current one, and other devices are signed out", async ({ page, browser, baseURL }) => {
    const parent = newParent("Ruth")
    await register(page, parent)
    const other = await onAnotherDevice(browser, baseURL, parent)
    await page.goto("/settings?tab=security")
    await page.getByLabel("Current password", { exact: true }).fill("Not-My-Word-1!")
    await page.getByLabel("New password", { exact: true }).fill("Quiet-Lantern-58!")
    await page.getByRole("button", { name: "Change Password" }).click()
    await expect(page.getByText("This is not your current password.").first()).toBeVisible()
    await page.getByLabel("Current password", { exact: true }).fill(parent.password)
    await page.getByRole("button", { name: "Change Password" }).click()
    await expect(page.getByText("Password changed successfully! 1 other device was signed out.")).toBeVisible()
    await other.page.reload()
    await expect(other.page).toHaveURL(/\/login/)
    await other.close()
  })
})

test(
  "one device or all devices can be signed out",
  { tag: ["@access.sign-out-everywhere", "@settings.sessions"] },
  async ({ page, browser, baseURL }) => {
    const parent = newParent("Ruth")
    await register(page, parent)
    const phone = await onAnotherDevice(browser, baseURL, parent)
    await page.goto("/settings?tab=security")
    const devices = page.getByRole("list", { name: "Signed-in devices" })
    await expect(devices.getByRole("listitem")).toHaveCount(2)
    await expect(devices.getByText("This device")).toHaveCount(1)
    await devices
      .getByRole("listitem")
      .getByRole("button", { name: /^Log out (?!this)/ })
      .click()
    await expect(devices.getByRole("listitem")).toHaveCount(1)
    await phone.close()

    const tablet = await onAnotherDevice(browser, baseURL, parent)
    await page.getByRole("button", { name: "Log out everywhere" }).click()
    const question = page.getByRole("dialog", { name: "Log out everywhere?" })
    await question.getByRole("button", { name: "Cancel" }).click()
    await expect(question).toBeHidden()
    await page.getByRole("button", { name: "Log out everywhere" }).click()
    await question.getByRole("button", { name: "Log out everywhere" }).click()
    await expect(page).not.toHaveURL(/settings\?/)
    await tablet.close()
  },
)

test("the buttons of two devices with the same browser have different names", async ({ page, browser, baseURL }) => {
  const parent = newParent("Rhea")
  await register(page, parent)
  const others = [await onAnotherDevice(browser, baseURL, parent), await onAnotherDevice(browser, baseURL, parent)]
  await page.goto("/settings?tab=security")
  const buttons = page.getByRole("list", { name: "Signed-in devices" }).getByRole("listitem").getByRole("button")
  await expect(buttons).toHaveCount(3)
  const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")))
  expect(new Set(names).size).toBe(3)
  for (const other of others) await other.close()
})
