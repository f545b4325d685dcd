import type { Browser, Page } from "playwright/test"
import { newParent, signIn, type NewParent } from "../../pages/access.ts"
import { openMailbox, registerConfirmed } from "../../pages/mailbox.ts"
import { expect, test } from "../../fixtures/test.ts"

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"

/** Signs in on a new device, which sends a mail. */
async function signInElsewhere(browser: Browser, baseURL: string | undefined, parent: NewParent): Promise<void> {
  const device = await browser.newContext({ baseURL, userAgent: firefox })
  const page = await device.newPage()
  await signIn(page, parent)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(parent.first_name)
  await device.close()
}

/** Reads the unsubscribe link of the newest mail. */
async function unsubscribeLink(page: Page, recipient: string): Promise<string> {
  await openMailbox(page)
  const mail = page.getByRole("article").filter({ hasText: `To ${recipient},` })
  const link = mail.locator('a[href*="/unsubscribe?"]').first()
  return (await link.getAttribute("href")) ?? ""
}

test(
  "a mail's unsubscribe link works without signing in, asks for confirmation, and can be undone",
  { tag: "@notifications.unsubscribe-page" },
  async ({ page, browser, baseURL }) => {
    const parent = newParent("Ruth")
    await registerConfirmed(page, parent)
    await signInElsewhere(browser, baseURL, parent)
    const link = await unsubscribeLink(page, parent.email)

    const anywhere = await browser.newContext({ baseURL })
    const guest = await anywhere.newPage()
    await guest.goto(link)
    await expect(guest.getByRole("heading", { name: "Stop emails about new sign-ins?" })).toBeVisible()
    const loginEmails = page.getByRole("switch", { name: "Login notifications" })
    await page.goto("/settings?tab=security")
    await expect(loginEmails, "opening the link changes nothing").toBeChecked()

    await guest.getByRole("button", { name: "Stop these emails" }).click()
    await expect(guest.getByRole("heading", { name: "You’re unsubscribed" })).toBeVisible()
    await expect(guest.getByText("We no longer send emails about new sign-ins to r…@example.com.")).toBeVisible()
    await page.reload()
    await expect(loginEmails).not.toBeChecked()

    await guest.getByRole("button", { name: "Undo" }).click()
    await expect(guest.getByRole("button", { name: "Stop these emails" })).toBeVisible()
    await page.reload()
    await expect(loginEmails).toBeChecked()
    await anywhere.close()
  },
)

test.describe("a link that", () => {
  test.use({ allowedConsoleErrors: [/status of 400/] })

  test(
    "is truncated or made up shows an error and changes nothing",
    { tag: "@notifications.unsubscribe-page" },
    async ({ page }) => {
      await page.goto("/unsubscribe")
      await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible()
      await page.goto("/unsubscribe?token=made-up")
      await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible()
      await expect(page.getByRole("button", { name: "Stop these emails" })).toHaveCount(0)
    },
  )
})
