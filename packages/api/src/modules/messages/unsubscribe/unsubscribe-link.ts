import { createHmac, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import { deriveKey } from "../../../crypto/derive-key.ts"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Settings } from "../../../request/request.ts"
import { tokenPageAt } from "@hearthbook/core/paths/app-paths"
import { mailSettings, type MailSetting } from "./unsubscribe.schema.ts"

/** A person's mail setting. */
type Unsubscription = { user_id: string; setting: MailSetting }
/** The same, with the address that the link was mailed to. */
type Mailed = Unsubscription & { email: string }

const labels: Record<MailSetting, string> = {
  email_assignments: "Stop mails about assignments",
  email_grades: "Stop mails about grades",
  email_attendance: "Stop mails about attendance",
  weekly_reports: "Stop the weekly report",
  login_notifications: "Stop mails about sign-ins and logins",
}

/** The link at the foot of a mail, and the headers for a mail program's own button (RFC 2369, RFC 8058). */
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

/** The page of the web app that asks for confirmation. */
export function unsubscribePage(app_url: string, token: string): string {
  return `${app_url}${tokenPageAt("unsubscribe", token)}`
}

/**
 * Creates a token that names a person's mail setting. It is not stored, because a mail may be years old when its link is
 * opened. It is only valid for the address that it was mailed to, so that the reader of a former mailbox cannot disable mail to
 * the new one.
 */
export function unsubscribeToken({ user_id, setting, email }: Mailed, secret: string): string {
  const named = `${user_id}.${setting}`
  const seal = createHmac("sha256", deriveKey(secret, "unsubscribe")).update(`${named}.${email}`).digest("base64url")
  return `${named}.${seal}`
}

const uuid = z.guid()

/** Parses a token without verifying it; see `verifyUnsubscribeToken`. LINK_INVALID if it is malformed. */
export function parseUnsubscribeToken(token: string): Unsubscription {
  const [user_id, name] = token.split(".")
  const setting = mailSettings.find((known) => known === name)
  const { data } = uuid.safeParse(user_id)
  if (!setting || !data) throw invalidUnsubscribeLink()
  return { user_id: data, setting }
}

/** LINK_INVALID unless the token was mailed to that address. */
export function verifyUnsubscribeToken(token: string, mailed: Mailed, secret: string): void {
  const expected = Buffer.from(unsubscribeToken(mailed, secret))
  const given = Buffer.from(token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw invalidUnsubscribeLink()
}

/** The same error for a deleted account and a former address, which the holder of the link cannot tell apart. */
export function invalidUnsubscribeLink(): AppError {
  return new AppError(
    "LINK_INVALID",
    "This link is incomplete, or the address it was mailed to is no longer used here. Open it from a newer mail.",
  )
}
