import type { Page } from "playwright/test"
import { newParent, register } from "../../pages/access.ts"
import { confirmAddress, linkFromMailbox } from "../../pages/mailbox.ts"
import { expect, test } from "../../fixtures/test.ts"

const toast = (page: Page) => page.getByText("Profile saved successfully!")

test(
  "canceling an address change keeps the other input, which can be saved",
  { tag: "@settings.new-email-draft" },
  async ({ page }) => {
    const parent = newParent("Ruth")
    await register(page, parent)
    await page.goto("/settings")
    const phone = page.getByRole("textbox", { name: "Phone" })
    const save = page.getByRole("button", { name: "Save Profile" })
    await page.getByRole("textbox", { name: "Email" }).fill(`new.${parent.email}`)
    await save.click()
    await expect(toast(page)).toBeVisible()
    await expect(save).toBeEnabled()

    await phone.fill("555 0100")
    await page.getByRole("button", { name: `Keep ${parent.email}` }).click()
    await expect(page.getByText("will be your email address")).toHaveCount(0)
    await expect(phone).toHaveValue("555 0100")
    await expect(toast(page)).toBeHidden()
    await save.click()
    await expect(toast(page)).toBeVisible()
    await page.reload()
    await expect(phone).toHaveValue("555 0100")
  },
)

test.describe("a change saved in another tab", () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test(
    "is not overwritten unnoticed after an address change was canceled",
    { tag: "@settings.new-email-draft" },
    async ({ page, context }) => {
      const parent = newParent("Ruth")
      await register(page, parent)
      await page.goto("/settings")
      await page.getByRole("textbox", { name: "Email" }).fill(`new.${parent.email}`)
      await page.getByRole("button", { name: "Save Profile" }).click()
      await expect(toast(page)).toBeVisible()
      await page.getByLabel("About you").fill("Mother of two.")

      const other = await context.newPage()
      await other.goto("/settings")
      await other.getByRole("textbox", { name: "Phone" }).fill("555 0100")
      await other.getByRole("button", { name: "Save Profile" }).click()
      await expect(toast(other)).toBeVisible()

      await page.getByRole("button", { name: `Keep ${parent.email}` }).click()
      await expect(page.getByText("will be your email address")).toHaveCount(0)
      await page.getByRole("button", { name: "Save Profile" }).click()
      await expect(
        page.getByRole("alert").getByText("Look at both versions, then save the one you want."),
      ).toBeVisible()
      await page.getByText("As it is now").click()
      await expect(page.getByRole("textbox", { name: "Phone" })).toHaveValue("555 0100")
    },
  )
})

test(
  "a user with an unconfirmed address sees that mails are withheld, and what to do",
  { tag: "@settings.unconfirmed-email" },
  async ({ page }) => {
    const parent = newParent("Ruth")
    await register(page, parent)
    await page.goto("/settings?tab=notifications")
    const hint = page.getByRole("note", { name: "Emails are paused" })
    await expect(hint).toContainText(parent.email)
    await expect(page.getByText("In the bell: when work is turned in")).toBeVisible()
    await expect(page.getByText("In the bell and by email")).toHaveCount(0)
    await hint.getByRole("link", { name: "Confirm your address" }).click()
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible()

    const phone = await page.context().newPage()
    await phone.goto(await linkFromMailbox(page, parent.email))
    await confirmAddress(phone)
    await phone.close()
    await page.goto("/settings?tab=notifications")
    await expect(page.getByText("In the bell and by email: when work is turned in")).toBeVisible()
    await expect(hint).toHaveCount(0)
  },
)
