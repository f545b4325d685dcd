import type { Db } from "@hearthbook/db"
import { AppError, fieldError } from "../../errors.ts"
import { countUse } from "../../rate-limit.ts"
import type { Scope } from "../../scope.ts"
import { newEmailLetter } from "../mail/letters.ts"
import { queueMail, refuseLoginOnly } from "../mail/mail.ts"
import { recordEvent } from "./auth-event.ts"
import { verificationUrl } from "./verification.service.ts"

type Owner = { family_id: string; user_id: string }

/** The address that waits for its link to be opened, or null. */
export async function readNewEmail({ db, now }: Pick<Scope, "db" | "now">, owner: Owner): Promise<string | null> {
  const { email: own } = await db.user.findFirstOrThrow({
    where: { id: owner.user_id, family_id: owner.family_id },
    select: { email: true },
  })
  const waiting = await db.one_time_token.findFirst({
    where: { ...waitingLinks(owner, own), expires_at: { gt: now } },
    select: { email: true },
    orderBy: { id: "desc" },
  })
  return waiting?.email ?? null
}

/**
 * Mails a link to the address that a person wants to have; until it was opened the old one stays, so that a slip of the pen
 * locks nobody out. The address they have already takes back what waits. EMAIL_ALREADY_EXISTS at `email`; RATE_LIMITED
 * after 10 in an hour.
 */
export async function requestNewEmail(scope: Scope, email: string): Promise<void> {
  const { db, actor, family_id, origin, settings, now } = scope
  const owner = { family_id, user_id: actor.user_id }
  const select = { email: true, first_name: true }
  const user = await db.user.findFirstOrThrow({ where: { id: actor.user_id, family_id }, select })
  if (email === (await readNewEmail(scope, owner))) return
  await forgetNewEmail(db, owner, user.email, now)
  if (email === user.email) return
  refuseLoginOnly(email)
  await countUse(db, { key: `email:${actor.user_id}`, limit: 10, windowSeconds: 3600, now })
  if (await db.user.findUnique({ where: { email }, select: { id: true } })) {
    throw fieldError("email", new AppError("EMAIL_ALREADY_EXISTS").message, "EMAIL_ALREADY_EXISTS")
  }
  const url = await verificationUrl(db, { settings, now }, { ...owner, email })
  await queueMail(db, { family_id, recipient: email, letter: newEmailLetter(user, url), now })
  await recordEvent(db, { ...origin, now }, { type: "email_verification_sent", ...owner })
}

/** What waits is worth nothing any more. */
async function forgetNewEmail(db: Db, owner: Owner, own: string, now: Date): Promise<void> {
  await db.one_time_token.updateMany({ where: waitingLinks(owner, own), data: { used_at: now } })
}

function waitingLinks(owner: Owner, own: string) {
  return { ...owner, purpose: "email_verification" as const, used_at: null, email: { not: own } }
}
