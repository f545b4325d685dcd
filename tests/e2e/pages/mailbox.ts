import { expect, type Page } from "playwright/test"
import { register, type NewParent } from "./access.ts"

/** A parent whose address is confirmed, by the link that was mailed. */
export async function registerConfirmed(page: Page, parent: NewParent): Promise<void> {
  await register(page, parent)
  await page.goto(await linkFromMailbox(page, parent.email))
  await confirmAddress(page)
}

/** Presses the button of the page that a verification link leads to. */
export async function confirmAddress(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Confirm / }).click()
  await expect(page.getByRole("heading", { name: "Your email is verified" })).toBeVisible()
}

let key = ""

/** Has the tests of this process open the mailbox of a server, by the address that it printed. */
export function useMailboxOf(server: { output: () => string }): void {
  key = /\/dev\/mailbox\?key=(\S+)/.exec(server.output())?.[1] ?? ""
}

/** Opens the page with the mails that stay at home. */
export async function openMailbox(page: Page): Promise<void> {
  await page.goto(`/dev/mailbox?key=${key}`)
}

/** The link in the newest mail to somebody, read where mail stays at home: /dev/mailbox. */
export async function linkFromMailbox(page: Page, recipient: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await openMailbox(mailbox)
  const link = await mailbox
    .getByRole("article")
    .filter({ hasText: `To ${recipient},` })
    .first()
    .getByRole("link")
    .getAttribute("href")
  await mailbox.close()
  if (!link) throw new Error(`The newest mail to ${recipient} has no link.`)
  return link
}
