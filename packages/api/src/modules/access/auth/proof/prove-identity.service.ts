import { fieldError } from "@hearthbook/core/errors/errors"
import { runInTransaction, type IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import type { Scope } from "../../../../request/scope.ts"
import type { z } from "zod"
import { proveEmailCode, useEmailCode } from "./email-code.service.ts"
import type { identityProof, ProofView } from "./identity-proof.schema.ts"
import { lockUser } from "../lock-user.ts"
import { proofExpiry } from "./proof-expiry.ts"
import { provePassword, refuseChanged } from "./prove-password.ts"

/** A proof that is right: the current password, or a mailed code. */
type Proven = { by: "password"; password_hash: string } | { by: "code"; token_id: string }

/**
 * Proves who the signed-in person is, with their password or a mailed code, so that their session may do what is sensitive for ten
 * minutes. An unattended open session does not give the account away. VALIDATION_ERROR at `password` or `code`, RATE_LIMITED after too
 * many guesses.
 */
export async function proveIdentity(
  context: IdentifiedContext,
  { password, code }: z.output<typeof identityProof>,
): Promise<ProofView> {
  const proven = await checkProof(context, password, code)
  return runInTransaction(context, "change", async (scope) => {
    await redeemProof(scope, proven)
    const { db, actor, family_id, now } = scope
    const proved_until = proofExpiry(now)
    const where = { id: actor.session_id, family_id }
    await db.session.update({ where, data: { proved_until }, select: { id: true } })
    return { valid_until: proved_until.toISOString() }
  })
}

async function checkProof(context: IdentifiedContext, password?: string, code?: string): Promise<Proven> {
  if (password) {
    const { password_hash } = await provePassword(context, password, "password")
    return { by: "password", password_hash }
  }
  if (code) return { by: "code", ...(await proveEmailCode(context, code)) }
  throw await missingProof(context)
}

/** Locks the person's row until the transaction ends, and uses the proof up. Throws if the proof is no longer valid. */
async function redeemProof(scope: Scope, proven: Proven): Promise<void> {
  const { password_hash } = await lockUser(scope.db, scope.actor.user_id)
  if (proven.by === "code") return useEmailCode(scope, proven.token_id)
  refuseChanged(password_hash, proven.password_hash, "password")
}

async function missingProof(context: IdentifiedContext) {
  const { actor, family_id } = context.identity
  const person = await runInTransaction(context, "read", ({ db }) =>
    db.user.findFirst({ where: { id: actor.user_id, family_id }, select: { password_hash: true } }),
  )
  return person?.password_hash
    ? fieldError("password", "Your current password is required.")
    : fieldError("code", "Enter the code that we mailed to you.")
}
