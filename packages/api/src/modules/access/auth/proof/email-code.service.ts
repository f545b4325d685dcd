import { createHmac, randomInt, timingSafeEqual } from "node:crypto"
import { z } from "zod"
import { deriveKey } from "../../../../crypto/derive-key.ts"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { runInTransaction, type IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import { countUse } from "../../../../rate-limit/rate-limit.ts"
import type { Scope } from "../../../../request/scope.ts"
import { emailCodeLetter } from "../../../messages/mail/letters.ts"
import { queueMail } from "../../../messages/mail/mail.ts"
import { issueToken } from "../one-time-token.ts"

const fifteenMinutes = 15 * 60

/**
 * Mails a six-digit code to the signed-in person, with which they prove that they read their mail. Earlier codes become
 * invalid. RATE_LIMITED after 5 per hour, EMAIL_UNVERIFIED if the address is not confirmed, WRONG_ROLE for a child, who has a
 * password.
 */
export async function sendEmailCode(context: IdentifiedContext): Promise<{ email: string }> {
  const { user_id, role } = context.identity.actor
  if (role === "student") throw new AppError("WRONG_ROLE", "Use your password. A parent can give you a new one.")
  if (!context.identity.email_verified) throw new AppError("EMAIL_UNVERIFIED")
  await runInTransaction(context, "change", ({ db, now }) =>
    countUse(db, { key: `code:${user_id}`, limit: 5, windowSeconds: 3600, now }),
  )
  return runInTransaction(context, "change", async (scope) => {
    const { db, family_id, settings, now } = scope
    const person = await db.user.findFirstOrThrow({
      where: { id: user_id, family_id },
      select: { email: true, first_name: true },
    })
    const { email } = person
    const owner = { family_id, user_id }
    await db.one_time_token.updateMany({ where: waitingCodes(owner), data: { used_at: now } })
    const code = String(randomInt(1_000_000)).padStart(6, "0")
    const detail = { seal: sealCode(user_id, code, settings.auth_secret) }
    // The token itself is not sent. The code is found by its owner.
    await issueToken(db, { ...owner, email, detail }, "email_code", now)
    await queueMail(db, { family_id, recipient: email, letter: emailCodeLetter(person, code), now })
    return { email }
  })
}

/** Verifies a code without using it up. VALIDATION_ERROR at `code`, RATE_LIMITED after 5 attempts per session in 15 minutes. */
export async function proveEmailCode(context: IdentifiedContext, code: string): Promise<{ token_id: string }> {
  const { session_id, user_id } = context.identity.actor
  await runInTransaction(context, "change", ({ db, now }) =>
    countUse(db, { key: `code try:${session_id}`, limit: 5, windowSeconds: fifteenMinutes, now }),
  )
  return runInTransaction(context, "read", async ({ db, family_id, settings, now }) => {
    const mailed = await db.one_time_token.findFirst({
      where: { ...waitingCodes({ family_id, user_id }), expires_at: { gt: now } },
      select: { id: true, detail: true },
      orderBy: { id: "desc" },
    })
    if (!mailed || !isSame(sealCode(user_id, code, settings.auth_secret), mailed.detail)) throw wrongCode()
    return { token_id: mailed.id }
  })
}

/** Uses a code up, in the transaction that it authorizes. VALIDATION_ERROR at `code` if it was used meanwhile. */
export async function useEmailCode({ db, family_id, actor, now }: Scope, token_id: string): Promise<void> {
  const where = { id: token_id, ...waitingCodes({ family_id, user_id: actor.user_id }) }
  const { count } = await db.one_time_token.updateMany({ where, data: { used_at: now } })
  if (count === 0) throw wrongCode()
}

function waitingCodes(owner: { family_id: string; user_id: string }) {
  return { ...owner, purpose: "email_code" as const, used_at: null }
}

/** An HMAC, because six digits could be guessed from a plain hash in a copy of the database. */
function sealCode(user_id: string, code: string, secret: string): string {
  return createHmac("sha256", deriveKey(secret, "email code")).update(`${user_id}.${code}`).digest("base64url")
}

const codeDetail = z.object({ seal: z.string() })

function isSame(seal: string, detail: unknown): boolean {
  const expected = Buffer.from(codeDetail.parse(detail).seal)
  const given = Buffer.from(seal)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function wrongCode(): AppError {
  return fieldError("code", "This is not the code that we mailed last.")
}
