import { createHmac, timingSafeEqual } from "node:crypto"
import { deriveKey } from "../../derive-key.ts"
import { AppError } from "../../errors.ts"
import type { Settings } from "../../request.ts"
import type { Letter } from "../mail/mail-layout.ts"
import { mailSettings, type MailSetting } from "./unsubscribe.schema.ts"

/** Whose switch it is. */
export type Unsubscription = { user_id: string; setting: MailSetting }

const labels: Record<MailSetting, string> = {
  email_assignments: "Stop mails about assignments",
  email_grades: "Stop mails about grades",
  email_attendance: "Stop mails about attendance",
  weekly_reports: "Stop the weekly report",
  login_notifications: "Stop mails about sign-ins and logins",
}

/** The line at the foot of a mail and the headers of a mail program's own button (RFC 2369, RFC 8058). */
export function unsubscribeFrom(
  { app_url, auth_secret }: Pick<Settings, "app_url" | "auth_secret">,
  which: Unsubscription,
): { unsubscribe: NonNullable<Letter["unsubscribe"]>; headers: Record<string, string> } {
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
  return `${app_url}/unsubscribe?${new URLSearchParams({ token })}`
}

/** Names a person's switch, and no row is kept for it: a mail may be years old when its link is opened, so it never ends. */
export function unsubscribeToken({ user_id, setting }: Unsubscription, secret: string): string {
  const named = `${user_id}.${setting}`
  const seal = createHmac("sha256", deriveKey(secret, "unsubscribe")).update(named).digest("base64url")
  return `${named}.${seal}`
}

/** The switch that a token names. LINK_INVALID where it is not ours. */
export function readUnsubscribeToken(token: string, secret: string): Unsubscription {
  const [user_id = "", name] = token.split(".")
  const setting = mailSettings.find((known) => known === name)
  if (!setting) throw notOurs()
  const expected = Buffer.from(unsubscribeToken({ user_id, setting }, secret))
  const given = Buffer.from(token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notOurs()
  return { user_id, setting }
}

/** Also of an account that is gone: to whoever holds the link it is the same. */
export function notOurs(): AppError {
  return new AppError(
    "LINK_INVALID",
    "This link is not complete, or its account is gone. Open it from the mail once more.",
  )
}
