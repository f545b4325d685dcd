import { newParent, register } from "../../pages/access.ts"
import { linkFromMailbox, registerConfirmed } from "../../pages/mailbox.ts"
import { expect, test } from "../../fixtures/test.ts"

test(
  "a family sets its school's name and year, and finds the school week with the school year",
  { tag: "@settings.family" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    await page.goto("/settings?tab=family")
    const school = page.getByRole("region", { name: "Your school" })
    await school.getByLabel("Family name").fill("Mill Lane School")
    await expect(school.getByText("Monday, Tuesday, Wednesday, Thursday, and Friday")).toBeVisible()
    await school.getByRole("combobox", { name: "Month" }).click()
    await page.getByRole("option", { name: "February" }).click()
    await school.getByRole("combobox", { name: "Day" }).click()
    // A school year cannot start on a leap day.
    await expect(page.getByRole("option", { name: "29" })).toHaveCount(0)
    await page.getByRole("option", { name: "28" }).click()
    await school.getByRole("button", { name: "Save School" }).click()
    await expect(page.getByText("School settings saved.")).toBeVisible()
    await expect(page.getByRole("region", { name: "Mill Lane School" })).toBeVisible()
    await page.reload()
    await expect(school.getByRole("combobox", { name: "Month" })).toHaveValue("February")
    await expect(school.getByRole("combobox", { name: "Day" })).toHaveValue("28")
    await school.getByRole("link", { name: "Change it in the school year" }).click()
    await expect(page).toHaveURL("/settings?tab=school")
    await expect(page.getByRole("combobox", { name: "School year" })).toBeVisible()
  },
)

test.describe("a parent whose address is not verified", () => {
  test.use({ allowedConsoleErrors: [/status of 403/] })

  test("cannot invite yet and sees the reason", async ({ page }) => {
    await register(page, newParent("Ruth"))
    await page.goto("/settings?tab=family")
    const invite = page.getByRole("region", { name: "Invite someone" })
    const before = invite.getByRole("note").getByRole("link", { name: "Confirm your address" })
    await expect(before).toHaveAttribute("href", /^\/verify-email\?/)
    await invite.getByLabel("Email").fill("tutor@example.com")
    await invite.getByRole("button", { name: "Send Invitation" }).click()
    await expect(invite.getByText("Please verify your own email address before you invite someone.")).toBeVisible()
    await expect(invite.getByLabel("Email")).toHaveValue("tutor@example.com")
  })
})

test(
  "a teacher is invited by mail, joins, sees the children and cannot invite",
  { tag: ["@access.invitation", "@settings.members"] },
  async ({ page, browser, baseURL }) => {
    const parent = newParent("Ruth")
    await registerConfirmed(page, parent)
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
    await expect(guest.getByRole("heading", { name: "Join the Hall family" })).toBeVisible()
    await expect(guest.getByText("Ruth Hall").first()).toBeVisible()
    await guest.getByLabel("First name").fill("Tom")
    await guest.getByLabel("Last name").fill("Reed")
    await guest.getByLabel("Password", { exact: true }).fill("Quiet-Lantern-58!")
    await guest.getByLabel("I agree to the Terms and Privacy Policy").check()
    await guest.getByRole("button", { name: "Accept Invitation" }).click()
    await expect(guest.getByRole("heading", { level: 1 })).toContainText("Tom")
    await guest.goto("/settings?tab=family")
    await expect(guest.getByRole("tab", { name: "Profile" })).toBeVisible()
    await expect(guest.getByRole("tab", { name: "Family", exact: true })).toHaveCount(0)
    await guest.goto("/settings")
    await expect(guest.getByRole("combobox", { name: "Time zone" })).toBeDisabled()
    await expect(guest.getByText("A parent can change it.")).toBeVisible()

    await page.reload()
    const members = page.getByRole("region", { name: "Hall family" })
    await expect(members.getByText("Tom Reed")).toBeVisible()
    await expect(invitations).toHaveCount(0)

    await members.getByRole("button", { name: "More about Tom" }).click()
    await page.getByRole("menuitem", { name: "Remove" }).click()
    const question = page.getByRole("dialog", { name: "Remove Tom?" })
    await expect(question).toContainText("Everything they recorded stays with the family.")
    await question.getByRole("button", { name: "Remove Tom" }).click()
    await expect(page.getByText("Tom is no longer in your family.")).toBeVisible()
    await expect(members.getByText("Tom Reed")).toHaveCount(0)
    await guest.goto("/dashboard")
    await expect(guest).toHaveURL(/\/login/)
    await device.close()
  },
)
