import { fieldError } from "@hearthbook/core/errors/errors"
import { runInTransaction, type IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import type { Scope } from "../../../../request/scope.ts"
import { proveEmailCode, useEmailCode } from "./email-code.service.ts"
import { lockUser } from "../lock-user.ts"
import { provePassword, refuseChanged } from "./prove-password.ts"

/** A password or a mailed code, as entered. */
export type GivenProof = { password?: string; code?: string }

/** The proof that a person has given: the current password, or a mailed code. */
export type ProvenIdentity = { field: string } & (
  { by: "password"; password_hash: string } | { by: "code"; token_id: string }
)

/**
 * Asks the signed-in person to prove who they are before a sign-in change, so that an unattended open session does not give the
 * account away. VALIDATION_ERROR at `field`, the form's field for the password, or at `code`. RATE_LIMITED after too many
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

/** Locks the person's row until the transaction ends, and uses the proof up. Throws if the proof is no longer valid. */
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
