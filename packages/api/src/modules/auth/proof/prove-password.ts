import type { Db } from "@hearthbook/db"
import { verifyPassword } from "@hearthbook/db/password"
import { AppError, fieldError } from "../../../errors/errors.ts"
import type { IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { resetUses, tryUse } from "../../../rate-limit/rate-limit.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { recordEvent } from "../auth-event.ts"
import { lockUser } from "../lock-user.ts"

/** Somebody who has just given the password that was in force. */
export type Proven = { email: string; first_name: string; password_hash: string }

function tooManyGuesses(retry_after: number): AppError {
  const message = `Too many wrong passwords. Please try again in ${Math.ceil(retry_after / 60)} minutes.`
  return new AppError("RATE_LIMITED", message, { retry_after })
}

const wrong = (field: string) => fieldError(field, "That is not your current password.")

/** Wrong guesses allowed in one session within a quarter of an hour. */
const guesses = { limit: 5, windowSeconds: 15 * 60 }

/**
 * Asks the person signed in for the password before something that cannot be taken back. Wrong guesses are counted by session:
 * those at the sign-in page, which anybody can make, do not stop the owner here, and those in an open session that somebody else
 * found do not lock the sign-in page. 400 at `field`, RATE_LIMITED after five wrong guesses in a quarter of an hour.
 */
export async function provePassword(context: IdentifiedContext, password: string, field: string): Promise<Proven> {
  const { client } = context
  const { actor, family_id } = context.identity
  const meta = { ...context, now: context.clock() }
  const select = { email: true, first_name: true, password_hash: true }
  const person = await openTransaction(client, "read", (db) =>
    db.user.findFirst({ where: { id: actor.user_id, family_id }, select }),
  )
  if (!person) throw new AppError("TOKEN_INVALID")
  const { password_hash } = person
  if (!password_hash) {
    throw fieldError(field, "You have no password yet: use 'Forgot password?' on the sign-in page.")
  }
  const key = `password:${actor.session_id}`
  const wait = await openTransaction(client, "change", (db) => tryUse(db, { key, ...guesses, now: meta.now }))
  if (wait !== null) throw tooManyGuesses(wait)
  if (!(await verifyPassword(password_hash, password))) {
    const event = { type: "sign_in_failed" as const, family_id, user_id: actor.user_id }
    await openTransaction(client, "change", (db) => recordEvent(db, meta, event))
    throw wrong(field)
  }
  // Whatever becomes of what it was asked for: it was right.
  await openTransaction(client, "change", (db) => resetUses(db, key))
  return { ...person, password_hash }
}

/** Holds the person's row until the unit ends, and refuses at `field` where the password has become another meanwhile. */
export async function lockProvenUser(db: Db, user_id: string, proven: Proven, field: string): Promise<void> {
  const held = await lockUser(db, user_id)
  refuseChanged(held.password_hash, proven.password_hash, field)
}

/** Refuses at `field` where the password has become another since it was given. */
export function refuseChanged(held: string | null, proven: string, field: string): void {
  if (held !== proven) throw wrong(field)
}
