import type { Db } from "@hearthbook/db"
import type { RequestMeta } from "../../../request/request.ts"
import { lockUser } from "../auth/lock-user.ts"
import { revokeCredentials } from "../auth/session/revoke-credentials.service.ts"
import { signInUndoUrl } from "../auth/email/sign-in-undo.service.ts"
import { markVerified } from "../auth/email/verification.service.ts"
import { providerLinkedLetter } from "../../messages/mail/sign-in-change-letters.ts"
import { queueMail } from "../../messages/mail/mail.ts"
import type { ProviderProfile } from "./link-account.ts"
import { providerNames } from "./oauth.schema.ts"

type User = { id: string; family_id: string; email: string; first_name: string; email_verified_at: Date | null }

/**
 * Prepares an account for its owner, whose address an identity provider has verified. If the address was not verified before, the
 * account may have been created by a stranger: everything that could let them back in is removed, including children's logins, for
 * which the owner sets new passwords. The owner gets a mail.
 */
export async function claimUser(db: Db, meta: RequestMeta, user: User, profile: ProviderProfile): Promise<void> {
  const { family_id, email } = user
  const { now } = meta
  const owner = { family_id, user_id: user.id }
  const isFirstProof = user.email_verified_at === null
  if (isFirstProof) {
    await lockUser(db, user.id)
    const data = { password_hash: null, must_change_password: false }
    await db.user.update({ where: { id: user.id, family_id }, data, select: { id: true } })
    await db.oauth_account.deleteMany({ where: owner })
    await revokeCredentials(db, owner, { now })
    await markVerified(db, meta, owner)
  }
  const { provider, provider_account_id } = profile
  const change = { kind: "connected" as const, provider, provider_account_id }
  const undo = await signInUndoUrl(db, meta, { ...owner, email }, change)
  const letter = providerLinkedLetter(user, providerNames[provider], { passwordRemoved: isFirstProof, undo })
  await queueMail(db, { family_id, recipient: email, letter, now })
}
