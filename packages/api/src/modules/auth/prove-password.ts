import type { Db } from "@hearthbook/db"
import { verifyPassword } from "@hearthbook/db/password"
import { AppError, fieldError } from "../../errors.ts"
import type { IdentifiedContext } from "../../in-unit.ts"
import { openUnit } from "../../unit.ts"
import { recordEvent } from "./auth-event.ts"
import { holdUser } from "./held-user.ts"
import { forgiveAttempts, lockedOut, noteAttempt } from "./login-lock.ts"

/** Somebody who has just given the password that was in force. */
export type Proven = { email: string; first_name: string; password_hash: string }

const wrong = (field: string) => fieldError(field, "That is not your current password.")

/**
 * Asks the person signed in for the password before something that cannot be taken back. A wrong guess counts as a failed
 * log-in, also from an open session that somebody else found. 400 at `field`, RATE_LIMITED after too many guesses.
 */
export async function provePassword(context: IdentifiedContext, password: string, field: string): Promise<Proven> {
  const { client } = context
  const { actor, family_id } = context.identity
  const facts = { ...context, now: context.clock() }
  const select = { email: true, first_name: true, password_hash: true }
  const person = await openUnit(client, "read", (db) =>
    db.user.findFirst({ where: { id: actor.user_id, family_id }, select }),
  )
  if (!person) throw new AppError("TOKEN_INVALID")
  const { password_hash } = person
  if (!password_hash) {
    throw fieldError(field, "You have no password yet: use 'Forgot password?' on the sign-in page.")
  }
  const lockedUntil = await openUnit(client, "change", (db) => noteAttempt(db, { ...facts, email: person.email }))
  if (lockedUntil) throw lockedOut(lockedUntil, facts.now)
  if (!(await verifyPassword(password_hash, password))) {
    const event = { type: "sign_in_failed" as const, family_id, user_id: actor.user_id }
    await openUnit(client, "change", (db) => recordEvent(db, facts, event))
    throw wrong(field)
  }
  // Whatever becomes of what it was asked for: it was right.
  await openUnit(client, "change", (db) => forgiveAttempts(db, person.email))
  return { ...person, password_hash }
}

/** Holds the person's row until the unit ends, and refuses at `field` where the password has become another meanwhile. */
export async function holdProven(db: Db, user_id: string, proven: Proven, field: string): Promise<void> {
  const held = await holdUser(db, user_id)
  refuseChanged(held.password_hash, proven.password_hash, field)
}

/** Refuses at `field` where the password has become another since it was given. */
export function refuseChanged(held: string | null, proven: string, field: string): void {
  if (held !== proven) throw wrong(field)
}
