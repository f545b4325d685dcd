import { AppError } from "../../errors/errors.ts"
import { runInTransaction, type IdentifiedContext } from "../../transaction/run-in-transaction.ts"
import type { GoogleKeys } from "../../request/request.ts"
import type { Scope } from "../../request/scope.ts"
import { recordEvent } from "../auth/auth-event.ts"
import { openToken, sealToken } from "../oauth/provider-tokens.ts"
import { visibleTo } from "../oauth/oauth.policy.ts"
import { refreshToken } from "../oauth/google-token.ts"

/** Milliseconds before its end from which on a token is renewed: a file is picked and handed in with it. */
const margin = 5 * 60_000

/**
 * An access token of the caller's Drive that still holds for a while, renewed where that is needed. DRIVE_DISCONNECTED where
 * nothing is connected, or Google does not know of it any more; then it counts as disconnected here too.
 */
export async function freshDriveToken(context: IdentifiedContext, { renew = false } = {}): Promise<string> {
  const keys = requireGoogle(context.settings.google)
  const account = await runInTransaction(context, "read", readDriveAccount)
  if (!account) throw new AppError("DRIVE_DISCONNECTED")
  const { settings } = context
  const now = context.clock()
  const until = account.access_token_expires_at?.getTime() ?? 0
  const held = openToken(account, account.access_token_encrypted, settings)
  if (held && !renew && until > now.getTime() + margin) return held
  const refresh = openToken(account, account.refresh_token_encrypted, settings)
  const fresh = refresh && (await refreshToken(keys, refresh, now))
  if (!fresh) {
    await runInTransaction(context, "change", (scope) => deleteDriveAccount(scope, account.id))
    throw new AppError("DRIVE_DISCONNECTED")
  }
  const { access_token, expires_at } = fresh
  await runInTransaction(context, "change", ({ db, family_id }) =>
    db.oauth_account.updateMany({
      where: { id: account.id, family_id },
      data: {
        access_token_encrypted: sealToken(account, access_token, settings),
        access_token_expires_at: expires_at,
      },
    }),
  )
  return access_token
}

/** The keys, where this installation has them; NOT_FOUND without. */
export function requireGoogle(google: GoogleKeys | null): GoogleKeys {
  if (!google) throw new AppError("NOT_FOUND", "This installation is not connected with Google.")
  return google
}

async function readDriveAccount(scope: Scope) {
  return scope.db.oauth_account.findFirst({
    where: { AND: visibleTo(scope), provider: "google", purpose: "drive" },
    select: {
      id: true,
      provider: true,
      provider_account_id: true,
      access_token_encrypted: true,
      refresh_token_encrypted: true,
      access_token_expires_at: true,
    },
  })
}

async function deleteDriveAccount(scope: Scope, id: string): Promise<void> {
  const { db, family_id, actor, now, origin } = scope
  await db.oauth_account.deleteMany({ where: { id, AND: visibleTo(scope) } })
  const metadata = { provider: "google", purpose: "drive" }
  await recordEvent(db, { ...origin, now }, { type: "provider_unlinked", family_id, user_id: actor.user_id, metadata })
}
