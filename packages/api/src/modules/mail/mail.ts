import type { Db } from "@hearthbook/db"
import { fieldError } from "../../errors/errors.ts"
import { isDemo } from "./is-demo.ts"
import type { Letter } from "./letter.ts"
import { renderMail } from "./mail-layout.ts"

/** Children's log-ins have addresses here that are no mailboxes: nothing is ever mailed to them (DECISIONS 34c). */
export const childMailDomain = "hearthbook.app"

/** Whether an address is a log-in's name and no mailbox. */
export function isLoginOnly(email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase()
  return domain === childMailDomain || domain.endsWith(`.${childMailDomain}`)
}

/** 400 at `email` where nothing could ever be mailed to it. */
export function refuseLoginOnly(email: string): void {
  if (isLoginOnly(email)) throw fieldError("email", "Nothing can be mailed to that address. Use a real mailbox.")
}

type Mail = {
  /** Whose data goes with it when the family is deleted; null for someone without a family yet. */
  family_id: string | null
  recipient: string
  letter: Letter
  /** Beside those that every mail has. */
  headers?: Record<string, string>
  now: Date
}

/** Takes back what still waits to go to a mailbox that the family writes to no more, or only something else. */
export async function deletePendingMail(db: Db, family_id: string, recipient: string): Promise<void> {
  await db.outbox_email.deleteMany({ where: { family_id, recipient, status: { not: "sent" } } })
}

/**
 * Writes a mail into the outbox, in the unit of what it tells about: both are kept or neither (DECISIONS 34g). The worker
 * delivers it. Answers whether there is a mailbox to write to. A demo family mails nobody: it is open to people who have proved no
 * address of their own.
 */
export async function queueMail(db: Db, { family_id, recipient, letter, headers = {}, now }: Mail): Promise<boolean> {
  if (isLoginOnly(recipient) || (family_id !== null && (await isDemo(db, family_id)))) return false
  const mail = { family_id, recipient, subject: letter.subject, ...renderMail(letter), headers }
  await db.outbox_email.create({ data: { ...mail, send_after: now, created_at: now }, select: { id: true } })
  return true
}
