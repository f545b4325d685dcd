import type { Db } from "@hearthbook/db"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Letter } from "./letter.ts"
import { renderMail } from "./mail-layout.ts"

/** The domain of children's login names. They are not mailboxes, so nothing is ever mailed to them. */
export const childMailDomain = "hearthbook.app"

/** True if an address is a login name and not a mailbox. */
export function isLoginName(email: string): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase()
  return domain === childMailDomain || domain.endsWith(`.${childMailDomain}`)
}

/** Throws VALIDATION_ERROR at `email` if the address is not a mailbox. */
export function refuseLoginName(email: string): void {
  if (isLoginName(email)) throw fieldError("email", "This address cannot receive mail. Use a real mailbox.")
}

type Mail = {
  /** The family whose deletion also deletes the mail; null for people without a family. */
  family_id: string | null
  recipient: string
  letter: Letter
  /** Headers in addition to those of every mail. */
  headers?: Record<string, string>
  now: Date
}

/** Deletes unsent mail to a mailbox that should no longer get it. */
export async function deletePendingMail(db: Db, family_id: string, recipient: string): Promise<void> {
  await db.outbox_email.deleteMany({ where: { family_id, recipient, status: { not: "sent" } } })
}

/**
 * Adds a mail to the outbox, in the transaction of its cause, so that both are saved or neither. A job delivers it. Returns
 * false if there is no mailbox to write to. A demo family sends no mail, because its people have not proved their addresses.
 */
export async function queueMail(db: Db, { family_id, recipient, letter, headers = {}, now }: Mail): Promise<boolean> {
  if (isLoginName(recipient) || (family_id !== null && (await isDemo(db, family_id)))) return false
  const mail = { family_id, recipient, subject: letter.subject, ...renderMail(letter), headers }
  await db.outbox_email.create({ data: { ...mail, send_after: now, created_at: now }, select: { id: true } })
  return true
}

/**
 * True for a family of sample data: a visitor's demo, or the family of a new installation. False if the family does not exist.
 */
export async function isDemo(db: Db, family_id: string): Promise<boolean> {
  const family = await db.family.findUnique({ where: { id: family_id }, select: { is_demo: true } })
  return family?.is_demo ?? false
}
