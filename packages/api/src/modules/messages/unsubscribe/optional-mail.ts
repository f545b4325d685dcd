import type { Db } from "@hearthbook/db"
import type { Settings } from "../../../request/request.ts"
import { unsubscribeOptions } from "./unsubscribe-link.ts"
import type { MailSetting } from "./unsubscribe.schema.ts"
import { queueMail } from "../mail/mail.ts"
import type { Letter } from "../mail/letter.ts"

type OptionalMail = {
  family_id: string
  reader: { id: string; email: string; email_verified_at: Date | null }
  /** The setting that enables the mail, and that its link disables. */
  setting: MailSetting
  letter: Letter
  now: Date
}

/**
 * Adds a mail to the outbox that its reader can disable without signing in: with the link at its foot, and with the mail
 * program's own button (RFC 2369, RFC 8058). An unconfirmed address gets none, because it may be a stranger's. Returns whether
 * a mail was written.
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

/** Deletes unsent mail of a setting that a person has just disabled. */
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
