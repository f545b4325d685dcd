import { hashPassword, verifyPassword } from "@hearthbook/db/password"
import type { z } from "zod"
import type { Context } from "../../context.ts"
import { fieldError } from "../../errors.ts"
import { openUnit } from "../../unit.ts"
import { recordEvent } from "../auth/auth-event.ts"
import { holdUser } from "../auth/held-user.ts"
import type { Identity } from "../auth/identify.ts"
import { forgiveAttempts, lockedOut, noteAttempt } from "../auth/login-lock.ts"
import { refuseWeak, tellPasswordChanged } from "../auth/recovery.service.ts"
import { withdrawTokens } from "../auth/one-time-token.ts"
import type { passwordChange } from "./settings.schema.ts"

/**
 * Sets a new password for who knows the current one, and signs out every other device. A wrong guess counts as a failed
 * log-in, also from an open session that somebody else found. 400 at the field, RATE_LIMITED after too many guesses.
 */
export async function changePassword(
  context: Context & { identity: Identity },
  { current_password, new_password }: z.output<typeof passwordChange>,
): Promise<{ signed_out: number }> {
  const { client } = context
  const { actor, family_id } = context.identity
  const facts = { ...context, now: context.clock() }
  const owner = { family_id, user_id: actor.user_id }
  const select = { email: true, first_name: true, password_hash: true }
  const person = await openUnit(client, "read", (db) =>
    db.user.findFirstOrThrow({ where: { id: actor.user_id, family_id }, select }),
  )
  refuseWeak(actor.role, new_password, "new_password")
  if (!person.password_hash) {
    throw fieldError("current_password", "You have no password yet: use 'Forgot password?' on the sign-in page.")
  }

  const lockedUntil = await openUnit(client, "change", (db) => noteAttempt(db, { ...facts, email: person.email }))
  if (lockedUntil) throw lockedOut(lockedUntil, facts.now)
  const wrong = () => fieldError("current_password", "That is not your current password.")
  if (!(await verifyPassword(person.password_hash, current_password))) {
    await openUnit(client, "change", (db) => recordEvent(db, facts, { type: "sign_in_failed", ...owner }))
    throw wrong()
  }

  const password_hash = await hashPassword(new_password)
  return openUnit(client, "change", async (db) => {
    const held = await holdUser(db, actor.user_id)
    if (held.password_hash !== person.password_hash) throw wrong()
    const data = { password_hash, must_change_password: false }
    await db.user.update({ where: { id: actor.user_id, family_id }, data, select: { id: true } })
    const others = { ...owner, revoked_at: null, id: { not: actor.session_id } }
    const { count } = await db.session.updateMany({ where: others, data: { revoked_at: facts.now } })
    await withdrawTokens(db, owner, "password_reset", facts.now)
    await forgiveAttempts(db, person.email)
    await tellPasswordChanged(db, facts, { family_id, ...person })
    await recordEvent(db, facts, { type: "password_changed", ...owner })
    return { signed_out: count }
  })
}
