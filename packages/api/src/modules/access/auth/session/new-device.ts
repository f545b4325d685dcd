import type { Db } from "@hearthbook/db"
import type { RequestMeta } from "../../../../request/request.ts"
import { tryUse } from "../../../../rate-limit/rate-limit.ts"
import { readDateFormat, writeDay, type DateFormat } from "@hearthbook/core/time/date-format"
import { dayIn } from "@hearthbook/core/time/days"
import { settingsAt } from "@hearthbook/core/paths/app-paths"
import { newSignInLetter } from "../../../messages/mail/new-sign-in-letter.ts"
import { queueOptionalMail } from "../../../messages/unsubscribe/optional-mail.ts"
import { deviceOf } from "./device-name.ts"

/** The days for which a device is known after its last use. */
const knownDays = 90

/** The daily limit of mails about sign-ins to one address. */
const mailLimit = { limit: 3, windowSeconds: 24 * 60 * 60 }

/**
 * Mails a person that they were signed in from a device that none of their sessions in 90 days had. Called before the session
 * is opened. The first sign-in ever sends no mail, because it is the registration or an accepted invitation. Children get none,
 * because they have no mailbox and their parents see their devices. An unconfirmed address gets none, and a confirmed one at
 * most three a day.
 */
export async function sendNewDeviceMail(
  db: Db,
  meta: RequestMeta,
  { family_id, user_id }: { family_id: string; user_id: string },
): Promise<void> {
  const { now, user_agent, client_address } = meta
  const device = deviceOf(user_agent)
  const since = new Date(now.getTime() - knownDays * 24 * 60 * 60_000)
  const recent = await db.session.findMany({
    where: { family_id, user_id, last_seen_at: { gte: since } },
    select: { user_agent: true },
    distinct: ["user_agent"],
  })
  if (recent.some((session) => deviceOf(session.user_agent) === device)) return
  const person = await db.user.findFirst({
    where: {
      id: user_id,
      family_id,
      role: { not: "student" },
      email_verified_at: { not: null },
      settings: { is: { login_notifications: true } },
    },
    select: readerSelect,
  })
  if (!person) return
  // Sessions are cleaned up after a while, and later the events too. An account this old has signed in before.
  if (person.created_at >= since) {
    const before = await db.auth_event.findFirst({ where: { user_id, type: "signed_in" }, select: { id: true } })
    if (!before) return
  }
  // Someone who has the password could otherwise fill the mailbox by signing in.
  const use = { key: `new sign-in mail:${person.email}`, ...mailLimit, now }
  if ((await tryUse(db, use)) !== null) return
  const { settings, family, ...reader } = person
  const when = writeMoment(now, family.time_zone, readDateFormat(settings?.date_format))
  const signIn = { device, client_address, when }
  const letter = newSignInLetter(reader, signIn, `${meta.settings.app_url}${settingsAt("security")}`)
  await queueOptionalMail(db, meta.settings, { family_id, reader, setting: "login_notifications", letter, now })
}

const readerSelect = {
  id: true,
  email: true,
  email_verified_at: true,
  first_name: true,
  created_at: true,
  settings: { select: { date_format: true } },
  family: { select: { time_zone: true } },
} as const

/** '09/15/2026, 12:04 PM (America/New_York)'. The American date format goes with the 12-hour clock. */
function writeMoment(now: Date, time_zone: string, format: DateFormat): string {
  const hour12 = format === "MM/DD/YYYY"
  const clock = new Intl.DateTimeFormat(hour12 ? "en-US" : "en-GB", { timeStyle: "short", timeZone: time_zone, hour12 })
  // Some ICU versions use a narrow space here, which fonts of mail programs may lack.
  const time = clock.format(now).replace(/\s/g, " ")
  return `${writeDay(dayIn(time_zone, now), format)}, ${time} (${time_zone})`
}
