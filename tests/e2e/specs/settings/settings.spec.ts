import { newParent, register } from "../../pages/access.ts"
import { confirmAddress, linkFromMailbox } from "../../pages/mailbox.ts"
import { expect, test } from "../../fixtures/test.ts"

test("a changed name shows at once", async ({ page }) => {
  await register(page, newParent("Ruth"))
  await page.getByRole("link", { name: "Settings" }).click()
  await page.getByLabel("First name").fill("Rosalind")
  await page.getByRole("button", { name: "Save Profile" }).click()
  await expect(page.getByText("Profile saved successfully!")).toBeVisible()
  await expect(page.getByRole("button", { name: "Rosalind Hall, account menu" })).toBeVisible()
  await expect(page.getByRole("button", { name: "Save Profile" })).toBeEnabled()
})

test.describe("a profile in two tabs", () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test(
    "the whole profile is saved, and another tab's change is not overwritten unnoticed",
    { tag: "@settings.profile" },
    async ({ page, context }) => {
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
      const both = other.getByRole("group", { name: "Two versions" })
      await expect(both).toContainText("They differ in: Phone, Time zone, Address, About you")
      await both.getByText("As it is now").click()
      await expect(other.getByRole("textbox", { name: "Phone" })).toHaveValue("555 0100")
      await expect(other.getByRole("combobox", { name: "Time zone" })).toHaveValue("Europe/Berlin")
      await both.getByText("What you typed").click()
      await expect(other.getByLabel("About you")).toHaveValue("Mother of two.")
      await other.getByRole("button", { name: "Save Profile" }).click()
      await expect(other.getByText("Profile saved successfully!")).toBeVisible()
    },
  )
})

test(
  "a new email address is pending until its link is opened, and can be canceled",
  { tag: "@settings.new-email" },
  async ({ page }) => {
    const parent = newParent("Ruth")
    await register(page, parent)
    await page.goto("/settings")
    const ask = async (email: string) => {
      await page.getByRole("textbox", { name: "Email" }).fill(email)
      await page.getByRole("button", { name: "Save Profile" }).click()
      await expect(page.getByText(`${email} will be your email address once you open the link`)).toBeVisible()
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(parent.email)
    }
    const next = `new.${parent.email}`
    await ask(next)
    await page.getByRole("button", { name: `Keep ${parent.email}` }).click()
    await expect(page.getByText("will be your email address")).toHaveCount(0)
    await ask(next)
    // Saving other fields keeps it pending.
    await page.getByRole("textbox", { name: "Phone" }).fill("555 0100")
    await page.getByRole("button", { name: "Save Profile" }).click()
    await expect(page.getByRole("button", { name: "Save Profile" })).toBeEnabled()
    await expect(page.getByText("will be your email address")).toBeVisible()

    await page.goto(await linkFromMailbox(page, next))
    await confirmAddress(page)
    await page.goto("/settings")
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(next)
  },
)

test(
  "each notification setting is saved as it is switched, and two-factor sign-in cannot be switched on",
  { tag: "@settings.switches" },
  async ({ page }) => {
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
  },
)

test(
  "a toast is 356 pixels wide and disappears after four seconds, and at most three are shown",
  { tag: "@site.toasts" },
  async ({ page }) => {
    await register(page, newParent("Ruth"))
    await page.clock.install()
    await page.goto("/settings")
    await expect(page.getByText("Account created! Welcome.")).toBeHidden()
    const toast = page.getByRole("alert").filter({ hasText: "Profile saved successfully!" })
    // The clock goes on in small steps, so that the first toast is still there after the fourth save on a slow machine.
    const untilIt = (succeeds: () => Promise<void>) =>
      expect(async () => {
        await page.clock.runFor(20)
        await succeeds()
      }).toPass()
    const save = page.getByRole("button", { name: "Save Profile" })
    await expect(save).toBeVisible()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    for (const name of ["Rosa", "Rosie", "Rose", "Rosalind"]) {
      await page.getByLabel("First name").fill(name)
      await untilIt(() => save.click({ timeout: 500 }))
      const menu = page.getByRole("button", { name: `${name} Hall, account menu` })
      await untilIt(() => expect(menu).toBeVisible({ timeout: 500 }))
    }
    // One that leaves is there until its movement has ended.
    await untilIt(() => expect(toast).toHaveCount(3, { timeout: 500 }))
    expect((await toast.first().boundingBox())?.width).toBe(356)
    for (let round = 0; round < 2; round += 1) await page.clock.runFor(4500)
    await expect(toast).toHaveCount(0)
  },
)

test("settings are refetched after five minutes and not earlier", { tag: "@settings.cache" }, async ({ page }) => {
  await register(page, newParent("Ruth"))
  await page.clock.install()
  const requests: string[] = []
  const lookAgain = async () => {
    await page.getByRole("link", { name: "Students", exact: true }).first().click()
    await expect(page).toHaveURL("/students")
    await page.getByRole("link", { name: "Settings", exact: true }).first().click()
    await expect(page.getByRole("textbox", { name: "Phone" })).toBeVisible()
  }
  await page.goto("/settings")
  await expect(page.getByRole("textbox", { name: "Phone" })).toBeVisible()
  // Count from here on, because the previous page may have requested them too.
  await page.waitForLoadState("networkidle")
  page.on("request", (request) => {
    if (/settings\.get/.test(request.url())) requests.push(request.url())
  })
  await page.clock.runFor(240_000)
  await lookAgain()
  expect(requests).toHaveLength(0)
  await page.clock.runFor(61_000)
  await lookAgain()
  await expect.poll(() => requests.length).toBe(1)
})

test(
  "saving by keyboard keeps focus, and input survives a switch of tabs",
  { tag: "@settings.tabs" },
  async ({ page }) => {
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
  },
)

test("a link asks before it leaves unsaved input, which stays", { tag: "@settings.unsaved" }, async ({ page }) => {
  await register(page, newParent("Ruth"))
  await page.goto("/settings")
  await page.getByRole("textbox", { name: "Phone" }).fill("555 0100")
  // Switching tabs keeps the input.
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
