import { fieldError } from "../../../errors/errors.ts"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import type { Scope } from "../../../request/scope.ts"
import { proveEmailCode, useEmailCode } from "./email-code.service.ts"
import { lockUser } from "../lock-user.ts"
import { provePassword, refuseChanged } from "./prove-password.ts"

/** A password or a mailed code, as it was typed. */
export type GivenProof = { password?: string; code?: string }

/** Somebody who has just shown it: by the password that was in force, or by a code that was mailed to them. */
export type ProvenIdentity = { field: string } & (
  { by: "password"; password_hash: string } | { by: "code"; token_id: string }
)

/**
 * Asks the person signed in to show who they are, before a change of how they sign in: an open session that somebody else found
 * must not carry the account away. 400 at `field`, where the form has the password, or at `code`; RATE_LIMITED after too many
 * guesses.
 */
export async function proveIdentity(
  context: IdentifiedContext,
  { password, code }: GivenProof,
  field = "password",
): Promise<ProvenIdentity> {
  if (password) {
    const { password_hash } = await provePassword(context, password, field)
    return { field, by: "password", password_hash }
  }
  if (code) return { field, by: "code", ...(await proveEmailCode(context, code)) }
  throw await missingProof(context, field)
}

/** Holds the person's row until the unit ends, and uses the proof up. Refuses one that is worth nothing any more. */
export async function redeemProof(scope: Scope, proven: ProvenIdentity): Promise<void> {
  const { password_hash } = await lockUser(scope.db, scope.actor.user_id)
  if (proven.by === "code") return useEmailCode(scope, proven.token_id)
  refuseChanged(password_hash, proven.password_hash, proven.field)
}

async function missingProof(context: IdentifiedContext, field: string) {
  const { actor, family_id } = context.identity
  const person = await runInTransaction(context, "read", ({ db }) =>
    db.user.findFirst({ where: { id: actor.user_id, family_id }, select: { password_hash: true } }),
  )
  return person?.password_hash
    ? fieldError(field, "Your current password is required.")
    : fieldError("code", "Enter the code that we mailed to you.")
}
