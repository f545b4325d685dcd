import type { Page } from "playwright/test"
import { expect } from "../../fixtures/test.ts"
import { test } from "../../fixtures/failing-database.ts"
import { newParent, register } from "../../pages/access.ts"

// Error messages of the settings, caused by a failing database. Typed input stays, switches are reverted.
test.use({ allowedConsoleErrors: [/status of 50\d|TRPCClientError: An unexpected error/] })

async function openSettings(page: Page, tab: string) {
  const parent = newParent("Ruth")
  await register(page, parent)
  await page.goto(`/settings?tab=${tab}`)
  return parent
}

test(
  "settings that fail to load show an error and load on retry",
  { tag: "@settings.load-failure" },
  async ({ page, database }) => {
    await page.clock.install()
    await register(page, newParent("Ruth"))
    await database.hideTables()
    await page.getByRole("link", { name: "Settings" }).first().click()
    const failure = page.getByText("Failed to load settings. Please try again.").first()
    // Failed queries are retried. The clock skips the delays.
    await expect(async () => {
      await page.clock.runFor(5000)
      await expect(failure).toBeVisible({ timeout: 500 })
    }).toPass()
    await database.restoreTables()
    await page.getByRole("alert").filter({ has: failure }).getByRole("button", { name: "Try again" }).click()
    await expect(page.getByLabel("First name")).toHaveValue("Ruth")
  },
)

test("errors of the profile", { tag: "@settings.profile-messages" }, async ({ page, database }) => {
  await openSettings(page, "profile")
  await page.getByLabel("First name").fill("Rosalind")
  await page.getByRole("textbox", { name: "Phone" }).fill("555 0100")
  await database.breakTable("user")
  await page.getByRole("button", { name: "Save Profile" }).click()
  await expect(page.getByRole("alert").getByText("Failed to save profile.")).toBeVisible()
  await expect(page.getByLabel("First name")).toHaveValue("Rosalind")
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("555 0100")
  await expect(page.getByRole("button", { name: "Ruth Hall, account menu" })).toBeVisible()
  await database.repairTable("user")
  await page.getByRole("button", { name: "Save Profile" }).click()
  await expect(page.getByText("Profile saved successfully!")).toBeVisible()
  await expect(page.getByRole("button", { name: "Rosalind Hall, account menu" })).toBeVisible()
})

test("errors of notification settings", { tag: "@settings.notification-messages" }, async ({ page, database }) => {
  await openSettings(page, "notifications")
  const grades = page.getByRole("switch", { name: "Grades" })
  await expect(grades).toBeChecked()
  await database.breakTable("settings")
  await grades.click()
  await expect(grades).not.toBeChecked()
  await expect(page.getByRole("alert").getByText("Failed to save settings.")).toBeVisible()
  await expect(grades).toBeChecked()
  // A toast disappears after four seconds, an error too.
  await expect(page.getByRole("alert").getByText("Failed to save settings.")).toBeHidden({ timeout: 6000 })
  await database.repairTable("settings")
  await grades.click()
  await expect(page.getByText("Notifications saved!")).toBeVisible()
  await page.reload()
  await expect(grades).not.toBeChecked()
})

test(
  "errors of preferences in the settings and in the header",
  { tag: "@settings.preference-messages" },
  async ({ page, database }) => {
    await page.emulateMedia({ colorScheme: "light" })
    await openSettings(page, "preferences")
    const html = page.locator("html")
    await database.breakTable("settings")
    await page.getByRole("radio", { name: "Dark" }).check()
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark")
    const failure = page.getByRole("alert").getByText("Failed to save preferences.")
    await expect(failure).toBeVisible()
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "light")
    await expect(page.getByRole("radio", { name: "Auto" })).toBeChecked()
    // Under the pointer, the first message stays however long the second takes.
    await failure.hover()
    await page.getByRole("button", { name: "Switch to dark" }).press("Enter")
    await expect(failure).toHaveCount(2)
    await expect(html).toHaveAttribute("data-mantine-color-scheme", "light")
    await page.getByRole("radio", { name: "YYYY-MM-DD" }).check()
    await expect(page.getByRole("radio", { name: "MM/DD/YYYY" })).toBeChecked()
    await database.repairTable("settings")
    await page.getByRole("radio", { name: "Dark" }).check()
    await expect(page.getByText("Preferences saved!")).toBeVisible()
  },
)

test.describe("offline", () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|TRPCClientError/], colorScheme: "light" })

  test("a change that fails to save is reverted as soon as the error shows", async ({ page, context }) => {
    await openSettings(page, "notifications")
    const grades = page.getByRole("switch", { name: "Grades" })
    await expect(grades).toBeChecked()
    await context.setOffline(true)
    await grades.click()
    const message = page.getByRole("alert").getByText(/Network error/)
    await expect(message).toBeVisible()
    expect(await grades.isChecked()).toBe(true)
    // The toast covers the switch and stays while the pointer is over it.
    await page.mouse.move(0, 0)
    await expect(message).toHaveCount(0)

    await page.getByRole("tab", { name: "Preferences" }).click()
    await page.getByRole("radio", { name: "Dark" }).click()
    await expect(message).toBeVisible()
    expect(await page.getByRole("radio", { name: "Auto" }).isChecked()).toBe(true)
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light")
  })
})

test("errors of the security settings", { tag: "@settings.security-messages" }, async ({ page, database }) => {
  await openSettings(page, "security")
  const loginEmails = page.getByRole("switch", { name: "Login notifications" })
  await expect(loginEmails).toBeChecked()
  await database.breakTable("settings")
  await loginEmails.click()
  await expect(page.getByRole("alert").getByText("Failed to save settings.")).toBeVisible()
  await expect(loginEmails).toBeChecked()
  await database.repairTable("settings")
  await loginEmails.click()
  await expect(page.getByText("Security settings saved!")).toBeVisible()
  await expect(loginEmails).not.toBeChecked()
})

test("errors of the password form", { tag: "@settings.password-messages" }, async ({ page, database }) => {
  const { password } = await openSettings(page, "security")
  await page.getByLabel("Current password", { exact: true }).fill(password)
  await page.getByLabel("New password", { exact: true }).fill("Quiet-Lantern-58!")
  await database.breakTable("user")
  await page.getByRole("button", { name: "Change Password" }).click()
  await expect(page.getByRole("alert").getByText("Failed to change password.")).toBeVisible()
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue("Quiet-Lantern-58!")
  await database.repairTable("user")
  await page.getByRole("button", { name: "Change Password" }).click()
  await expect(page.getByText("Password changed successfully!")).toBeVisible()
  await expect(page.getByLabel("Current password", { exact: true })).toHaveValue("")
})

test("errors of the school form", { tag: "@settings.family" }, async ({ page, database }) => {
  await openSettings(page, "family")
  const name = page.getByRole("region", { name: "Your school" }).getByLabel("Family name")
  await name.fill("Mill Lane School")
  await database.breakTable("family")
  await page.getByRole("button", { name: "Save School" }).click()
  await expect(page.getByRole("alert").getByText("Failed to save settings.")).toBeVisible()
  await expect(name).toHaveValue("Mill Lane School")
  await database.repairTable("family")
  await page.getByRole("button", { name: "Save School" }).click()
  await expect(page.getByText("School settings saved.")).toBeVisible()
})
