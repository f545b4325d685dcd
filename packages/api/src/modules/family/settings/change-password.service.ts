import { hashPassword } from "@hearthbook/db/password"
import type { z } from "zod"
import type { IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { forgetOtherBrowsers } from "../../access/auth/session/known-browser.ts"
import { lockProvenUser, provePassword } from "../../access/auth/proof/prove-password.ts"
import { refuseWeak, sendPasswordChangedMail } from "../../access/auth/password/recovery.service.ts"
import { revokeCredentials } from "../../access/auth/session/revoke-credentials.service.ts"
import type { passwordChange, passwordChanged } from "./settings.schema.ts"

/**
 * Sets a new password for a person who knows the current one, and ends all other sessions and mailed links, and these kinds of what
 * the person made: all if none are named. VALIDATION_ERROR at the field; otherwise throws as `provePassword` does.
 */
export async function changePassword(
  context: IdentifiedContext,
  { current_password, new_password, revoke }: z.output<typeof passwordChange>,
): Promise<z.output<typeof passwordChanged>> {
  const { actor, family_id } = context.identity
  const meta = { ...context, now: context.clock() }
  const owner = { family_id, user_id: actor.user_id }
  refuseWeak(actor.role, new_password, "new_password")
  const proven = await provePassword(context, current_password, "current_password")
  const password_hash = await hashPassword(new_password)
  return openTransaction(context.client, "change", async (db) => {
    await lockProvenUser(db, actor.user_id, proven, "current_password")
    const data = { password_hash, must_change_password: false }
    await db.user.update({ where: { id: actor.user_id, family_id }, data, select: { id: true } })
    const { signed_out, revoked } = await revokeCredentials(db, owner, {
      now: meta.now,
      keep_session: actor.session_id,
      revoke,
    })
    await forgetOtherBrowsers(db, owner, context.browser)
    await sendPasswordChangedMail(db, meta, { ...owner, ...proven })
    await recordEvent(db, meta, { type: "password_changed", ...owner })
    return { signed_out, revoked }
  })
}
