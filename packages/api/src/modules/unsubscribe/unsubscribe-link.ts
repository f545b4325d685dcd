import { createHmac, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import { deriveKey } from "../../crypto/derive-key.ts"
import { AppError } from "../../errors/errors.ts"
import type { Settings } from "../../request/request.ts"
import { tokenPageAt } from "../../rules/app-paths.ts"
import { mailSettings, type MailSetting } from "./unsubscribe.schema.ts"

/** Whose switch it is. */
type Unsubscription = { user_id: string; setting: MailSetting }
/** The same, with the mailbox that the link is in. */
type Mailed = Unsubscription & { email: string }

const labels: Record<MailSetting, string> = {
  email_assignments: "Stop mails about assignments",
  email_grades: "Stop mails about grades",
  email_attendance: "Stop mails about attendance",
  weekly_reports: "Stop the weekly report",
  login_notifications: "Stop mails about sign-ins and logins",
}

/** The line at the foot of a mail and the headers of a mail program's own button (RFC 2369, RFC 8058). */
export function unsubscribeOptions(
  { app_url, auth_secret }: Pick<Settings, "app_url" | "auth_secret">,
  which: Mailed,
): { unsubscribe: { label: string; url: string }; headers: Record<string, string> } {
  const token = unsubscribeToken(which, auth_secret)
  return {
    unsubscribe: { label: labels[which.setting], url: unsubscribePage(app_url, token) },
    headers: {
      "List-Unsubscribe": `<${app_url}/api/v1/unsubscribe/one-click?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  }
}

/** The page of the web app that asks before it switches anything off. */
export function unsubscribePage(app_url: string, token: string): string {
  return `${app_url}${tokenPageAt("unsubscribe", token)}`
}

/**
 * Names a person's switch, and no row is kept for it: a mail may be years old when its link is opened, so it ends only with
 * the address. Whoever reads an old mailbox must not switch off what goes to another one.
 */
export function unsubscribeToken({ user_id, setting, email }: Mailed, secret: string): string {
  const named = `${user_id}.${setting}`
  const seal = createHmac("sha256", deriveKey(secret, "unsubscribe")).update(`${named}.${email}`).digest("base64url")
  return `${named}.${seal}`
}

const uuid = z.guid()

/** The switch that a token names, whoever wrote it: `verifyUnsubscribeToken` holds it to its seal. LINK_INVALID where it names none. */
export function parseUnsubscribeToken(token: string): Unsubscription {
  const [user_id, name] = token.split(".")
  const setting = mailSettings.find((known) => known === name)
  const { data } = uuid.safeParse(user_id)
  if (!setting || !data) throw invalidUnsubscribeLink()
  return { user_id: data, setting }
}

/** LINK_INVALID unless we mailed the token to that address. */
export function verifyUnsubscribeToken(token: string, mailed: Mailed, secret: string): void {
  const expected = Buffer.from(unsubscribeToken(mailed, secret))
  const given = Buffer.from(token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw invalidUnsubscribeLink()
}

/** Also of an account that is gone, and of an address it had before: to whoever holds the link it is the same. */
export function invalidUnsubscribeLink(): AppError {
  return new AppError(
    "LINK_INVALID",
    "This link is not complete, or the address it was mailed to is not used here any more. Open it from a newer mail.",
  )
}
