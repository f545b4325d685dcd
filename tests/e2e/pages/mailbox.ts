import { expect, type Page } from "playwright/test"
import { register, type NewParent } from "./access.ts"

/** Registers a parent and confirms the address with the mailed link. */
export async function registerConfirmed(page: Page, parent: NewParent): Promise<void> {
  await register(page, parent)
  await page.goto(await linkFromMailbox(page, parent.email))
  await confirmAddress(page)
}

/** Confirms the address on the page of a verification link. */
export async function confirmAddress(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Confirm / }).click()
  await expect(page.getByRole("heading", { name: "Your email is verified" })).toBeVisible()
}

let key = ""

/** Makes this process's tests read the mailbox of a server, with the key from the server's output. */
export function setMailbox(server: { output: () => string }): void {
  key = /\/dev\/mailbox\?key=(\S+)/.exec(server.output())?.[1] ?? ""
}

/** Opens the page with the mails that the server did not send. */
export async function openMailbox(page: Page): Promise<void> {
  await page.goto(`/dev/mailbox?key=${key}`)
}

/** Reads the link in the newest mail to a recipient from /dev/mailbox. */
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
