import type { Page } from "playwright/test"

/** The link in the newest mail to somebody, read where mail stays at home: /dev/mailbox. */
export async function linkFromMailbox(page: Page, recipient: string): Promise<string> {
  const mailbox = await page.context().newPage()
  await mailbox.goto("/dev/mailbox")
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
