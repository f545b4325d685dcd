import type { Db } from "@hearthbook/db"
import type { Settings } from "../../request/request.ts"
import { unsubscribeOptions } from "./unsubscribe-link.ts"
import type { MailSetting } from "./unsubscribe.schema.ts"
import { queueMail } from "../mail/mail.ts"
import type { Letter } from "../mail/letter.ts"

type OptionalMail = {
  family_id: string
  reader: { id: string; email: string; email_verified_at: Date | null }
  /** What it came by, and what its link switches off. */
  setting: MailSetting
  letter: Letter
  now: Date
}

/**
 * Writes a mail into the outbox that its reader can switch off: at its foot, and by the mail program's own button
 * (RFC 2369, RFC 8058), both without signing in. Nothing goes to an address that is not confirmed: a stranger may have typed it. Answers whether a mail
 * was written.
 */
export async function queueOptionalMail(
  db: Db,
  settings: Pick<Settings, "app_url" | "auth_secret">,
  { family_id, reader, setting, letter, now }: OptionalMail,
): Promise<boolean> {
  if (!reader.email_verified_at) return false
  const { unsubscribe, headers } = unsubscribeOptions(settings, { user_id: reader.id, email: reader.email, setting })
  return queueMail(db, { family_id, recipient: reader.email, letter: { ...letter, unsubscribe }, headers, now })
}

/** Takes back what still waits to go to somebody who has just switched it off. */
export async function deletePendingOptionalMail(
  db: Db,
  settings: Pick<Settings, "app_url" | "auth_secret">,
  {
    family_id,
    reader,
    setting,
  }: Pick<OptionalMail, "family_id" | "setting"> & { reader: { id: string; email: string } },
): Promise<void> {
  const { headers } = unsubscribeOptions(settings, { user_id: reader.id, email: reader.email, setting })
  const where = { family_id, recipient: reader.email, status: "waiting" as const, headers: { equals: headers } }
  await db.outbox_email.deleteMany({ where })
}
