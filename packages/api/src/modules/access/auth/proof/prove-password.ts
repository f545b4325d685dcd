import { countOf } from "@hearthbook/core/names/count-of"
import type { Db } from "@hearthbook/db"
import { verifyPassword } from "@hearthbook/db/password"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import type { IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import { resetUses, tryUse } from "../../../../rate-limit/rate-limit.ts"
import { openTransaction } from "../../../../transaction/transaction.ts"
import { recordEvent } from "../auth-event.ts"
import { lockUser } from "../lock-user.ts"

/** A person who has just entered the current password. */
export type Proven = { email: string; first_name: string; password_hash: string }

function tooManyGuesses(retry_after: number): AppError {
  const message = `Too many wrong passwords. Please try again in ${countOf(Math.ceil(retry_after / 60), "minute")}.`
  return new AppError("RATE_LIMITED", message, { retry_after })
}

const wrong = (field: string) => fieldError(field, "This is not your current password.")

/** Wrong guesses allowed per session in 15 minutes. */
const guesses = { limit: 5, windowSeconds: 15 * 60 }

/**
 * Asks the signed-in person for the password before something that cannot be undone. Wrong guesses are counted per session:
 * guesses on the sign-in page, which anyone can make, do not block the owner here, and guesses in an unattended session do not
 * lock the sign-in page. VALIDATION_ERROR at `field`, RATE_LIMITED after five wrong guesses in 15 minutes.
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
  // The password was right, whatever happens next.
  await openTransaction(client, "change", (db) => resetUses(db, key))
  return { ...person, password_hash }
}

/** Locks the person's row until the transaction ends, and throws at `field` if the password was changed meanwhile. */
export async function lockProvenUser(db: Db, user_id: string, proven: Proven, field: string): Promise<void> {
  const locked = await lockUser(db, user_id)
  refuseChanged(locked.password_hash, proven.password_hash, field)
}

/** Throws at `field` if the password was changed since it was entered. */
export function refuseChanged(locked: string | null, proven: string, field: string): void {
  if (locked !== proven) throw wrong(field)
}
