import type { Browser } from "playwright/test"
import { newParent, register, signIn, type NewParent } from "../pages/access.ts"
import { linkFromMailbox } from "../pages/mailbox.ts"
import { expect, test } from "../fixtures.ts"

/** Signs in on another device. */
async function onAnotherDevice(browser: Browser, baseURL: string | undefined, parent: NewParent) {
  const device = await browser.newContext({ baseURL })
  const page = await device.newPage()
  await signIn(page, parent)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(parent.first_name)
  return { page, close: () => device.close() }
}

test("a name is changed and shows at once", async ({ page }) => {
  await register(page, newParent("Ruth"))
  await page.getByRole("link", { name: "Settings" }).click()
  await page.getByLabel("First name").fill("Rosalind")
  await page.getByRole("button", { name: "Save Profile" }).click()
  await expect(page.getByText("Profile saved successfully!")).toBeVisible()
  await expect(page.getByRole("button", { name: "Rosalind Hall, account menu" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Save Profile" })).toBeEnabled()
})

test.describe("saved in two tabs", () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test("all of a profile is kept, and what another tab saved meanwhile is not written over unseen", async ({
    page,
    context,
  }) => {
    await register(page, newParent("Ruth"))
    await page.goto("/settings")
    const other = await context.newPage()
    await other.goto("/settings")
    await other.getByLabel("About you").fill("Mother of two.")

    await page.getByRole("textbox", { name: "Phone" }).fill("555 0100")
    await page.getByLabel("Address").fill("1 Mill Lane")
    await page.getByRole("combobox", { name: "Time zone" }).fill("Berlin")
    await page.getByRole("option", { name: "Europe/Berlin" }).click()
    await page.getByRole("button", { name: "Save Profile" }).click()
    await expect(page.getByText("Profile saved successfully!")).toBeVisible()
    await page.reload()
    await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("555 0100")
    await expect(page.getByLabel("Address")).toHaveValue("1 Mill Lane")
    await expect(page.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Berlin")

    await other.getByRole("button", { name: "Save Profile" }).click()
    await expect(other.getByRole("alert").getByText("Save again to keep what you have here.")).toBeVisible()
    await other.getByRole("button", { name: "Save Profile" }).click()
    await expect(other.getByText("Profile saved successfully!")).toBeVisible()
  })
})

test("another email address waits for its link, can be taken back, and is in force once the link is opened", async ({
  page,
}) => {
  const parent = newParent("Ruth")
  await register(page, parent)
  await page.goto("/settings")
  const ask = async (email: string) => {
    await page.getByRole("textbox", { name: "Email" }).fill(email)
    await page.getByLabel("Current password", { exact: true }).first().fill(parent.password)
    await page.getByRole("button", { name: "Save Profile" }).click()
    await expect(page.getByText(`${email} becomes your address once you open the link`)).toBeVisible()
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(parent.email)
  }
  const next = `new.${parent.email}`
  await ask(next)
  await page.getByRole("button", { name: `Keep ${parent.email}` }).click()
  await expect(page.getByText("becomes your address")).toHaveCount(0)
  await ask(next)
  // What else is saved meanwhile leaves it waiting.
  await page.getByRole("textbox", { name: "Phone" }).fill("555 0100")
  await page.getByRole("button", { name: "Save Profile" }).click()
  await expect(page.getByRole("button", { name: "Save Profile" })).toBeEnabled()
  await expect(page.getByText("becomes your address")).toBeVisible()

  await page.goto(await linkFromMailbox(page, next))
  await expect(page.getByRole("heading", { name: "Your email is verified" })).toBeVisible()
  await page.goto("/settings")
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(next)
})

test("what one is told of is switched at once, one by one, and a second factor is coming soon", async ({ page }) => {
  await register(page, newParent("Ruth"))
  await page.goto("/settings?tab=notifications")
  const switches = ["Assignments", "Grades", "Attendance", "Weekly report"].map((name) =>
    page.getByRole("switch", { name, exact: true }),
  )
  await expect(page.getByRole("switch", { name: "Weekly report" })).toBeVisible()
  const before = await Promise.all(switches.map((one) => one.isChecked()))
  for (const one of switches) {
    const saved = page.waitForResponse(/settings\.updateNotifications/)
    await one.click()
    await saved
  }
  await expect(page.getByText("Notifications saved!").first()).toBeVisible()
  await page.getByRole("tab", { name: "Security & Password" }).click()
  await expect(page.getByRole("switch", { name: "Two-factor authentication" })).toBeDisabled()
  await expect(page.getByText("Coming soon: a code from your phone")).toBeVisible()
  await page.getByRole("switch", { name: "Login notifications" }).click()
  await expect(page.getByText("Security settings saved!")).toBeVisible()
  await page.goto("/settings?tab=notifications")
  for (const [place, one] of switches.entries()) await expect(one).toBeChecked({ checked: !before[place] })
})

test("a family names its school, its days and its year", async ({ page }) => {
  await register(page, newParent("Ruth"))
  await page.goto("/settings?tab=family")
  const school = page.getByRole("region", { name: "Your school" })
  await school.getByLabel("Family name").fill("Mill Lane School")
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]) await school.getByLabel(day).uncheck()
  await school.getByRole("button", { name: "Save School" }).click()
  await expect(school.getByText("A school week has one day or more.").first()).toBeVisible()
  for (const day of ["Tuesday", "Saturday"]) await school.getByLabel(day).check()
  await school.getByRole("combobox", { name: "Month" }).click()
  await page.getByRole("option", { name: "February" }).click()
  await school.getByRole("combobox", { name: "Day" }).click()
  // A year that began on a leap day would be missing three times in four.
  await expect(page.getByRole("option", { name: "29" })).toHaveCount(0)
  await page.getByRole("option", { name: "28" }).click()
  await school.getByRole("button", { name: "Save School" }).click()
  await expect(page.getByText("Your school is saved.")).toBeVisible()
  await expect(page.getByRole("region", { name: "Mill Lane School" })).toBeVisible()
  await page.reload()
  await expect(school.getByLabel("Saturday")).toBeChecked()
  await expect(school.getByLabel("Monday")).not.toBeChecked()
  await expect(school.getByRole("combobox", { name: "Month" })).toHaveValue("February")
  await expect(school.getByRole("combobox", { name: "Day" })).toHaveValue("28")
})

test("a toast is 356 pixels wide and goes after four seconds, and three are shown at once", async ({ page }) => {
  await register(page, newParent("Ruth"))
  await page.clock.install()
  await page.goto("/settings")
  await expect(page.getByText("Account created! Welcome.")).toBeHidden()
  const toast = page.getByRole("alert").filter({ hasText: "Profile saved successfully!" })
  for (const name of ["Rosa", "Rosie", "Rose", "Rosalind"]) {
    await page.getByLabel("First name").fill(name)
    await page.getByRole("button", { name: "Save Profile" }).click()
    await expect(page.getByRole("button", { name: `${name} Hall, account menu` })).toBeVisible()
  }
  await expect(toast).toHaveCount(3)
  expect((await toast.first().boundingBox())?.width).toBe(356)
  for (let round = 0; round < 2; round += 1) await page.clock.runFor(4500)
  await expect(toast).toHaveCount(0)
})

test("settings are asked for anew after five minutes, and not before", async ({ page }) => {
  await register(page, newParent("Ruth"))
  await page.clock.install()
  const asked: string[] = []
  page.on("request", (request) => {
    if (/settings\.get/.test(request.url())) asked.push(request.url())
  })
  const lookAgain = async () => {
    await page.getByRole("link", { name: "Students", exact: true }).first().click()
    await expect(page).toHaveURL("/students")
    await page.getByRole("link", { name: "Settings", exact: true }).first().click()
    await expect(page.getByRole("textbox", { name: "Phone" })).toBeVisible()
  }
  await page.goto("/settings")
  await expect(page.getByRole("textbox", { name: "Phone" })).toBeVisible()
  expect(asked).toHaveLength(1)
  await page.clock.runFor(240_000)
  await lookAgain()
  expect(asked).toHaveLength(1)
  await page.clock.runFor(61_000)
  await lookAgain()
  await expect.poll(() => asked.length).toBe(2)
})

test("by keyboard: saving keeps one's place, and what was typed outlasts a look at another tab", async ({ page }) => {
  await register(page, newParent("Ruth"))
  await page.goto("/settings")
  await page.getByLabel("First name").fill("Rosalind")
  const save = page.getByRole("button", { name: "Save Profile" })
  await save.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Profile saved successfully!")).toBeVisible()
  await expect(save).toBeFocused()

  await page.getByLabel("First name").fill("Ruthie")
  await page.getByRole("tab", { name: "Security & Password" }).click()
  await expect(page).toHaveURL("/settings?tab=security")
  await page.goBack()
  await expect(page.getByRole("tab", { name: "Profile" })).toHaveAttribute("aria-selected", "true")
  await expect(page.getByLabel("First name")).toHaveValue("Ruthie")
})

test("what was typed and not saved is asked about before a link leads away, and stays", async ({ page }) => {
  await register(page, newParent("Ruth"))
  await page.goto("/settings")
  await page.getByRole("textbox", { name: "Phone" }).fill("555 0100")
  // Also after a look at another tab.
  await page.getByRole("tab", { name: "Preferences" }).click()
  await page.getByRole("link", { name: "Students", exact: true }).first().click()
  const question = page.getByRole("dialog", { name: "Leave without saving?" })
  await question.getByRole("button", { name: "Keep editing" }).click()
  await expect(question).toBeHidden()
  await page.getByRole("tab", { name: "Profile" }).click()
  await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("555 0100")
  await page.getByRole("link", { name: "Students", exact: true }).first().click()
  await question.getByRole("button", { name: "Discard" }).click()
  await expect(page).toHaveURL("/students")
  await page.getByRole("link", { name: "Settings", exact: true }).first().click()
  await page.getByRole("button", { name: "Save Profile" }).click()
  await expect(page.getByText("Profile saved successfully!")).toBeVisible()
  await page.getByRole("link", { name: "Students", exact: true }).first().click()
  await expect(page).toHaveURL("/students")
})

test.describe("the password", () => {
  test.use({ allowedConsoleErrors: [/status of 40[01]/] })

  test("is changed by who knows it, and the other devices are signed out", async ({ page, browser, baseURL }) => {
    const parent = newParent("Ruth")
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
  const parent = newParent("Ruth")
  await register(page, parent)
  const phone = await onAnotherDevice(browser, baseURL, parent)
  await page.goto("/settings?tab=security")
  const devices = page.getByRole("region", { name: "Where you are signed in" })
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
})

test.describe("whose address is not verified", () => {
  test.use({ allowedConsoleErrors: [/status of 403/] })

  test("invites nobody yet, and is told why", async ({ page }) => {
    await register(page, newParent("Ruth"))
    await page.goto("/settings?tab=family")
    const invite = page.getByRole("region", { name: "Invite someone" })
    await invite.getByLabel("Email").fill("tutor@example.com")
    await invite.getByRole("button", { name: "Send Invitation" }).click()
    await expect(invite.getByText("Please verify your own email address before you invite somebody.")).toBeVisible()
    await expect(invite.getByLabel("Email")).toHaveValue("tutor@example.com")
  })
})

test("a teacher is invited by mail, joins, sees the children and no way to invite", async ({
  page,
  browser,
  baseURL,
}) => {
  const parent = newParent("Ruth")
  await register(page, parent)
  await page.goto(await linkFromMailbox(page, parent.email))
  await expect(page.getByRole("heading", { name: "Your email is verified" })).toBeVisible()
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
  await expect(guest.getByRole("tab", { name: "Family" })).toHaveCount(0)
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
  await expect(question).toContainText("All that they recorded stays with the family.")
  await question.getByRole("button", { name: "Remove Tom" }).click()
  await expect(page.getByText("Tom no longer belongs to the family.")).toBeVisible()
  await expect(members.getByText("Tom Reed")).toHaveCount(0)
  await guest.goto("/dashboard")
  await expect(guest).toHaveURL(/\/login/)
  await device.close()
})
