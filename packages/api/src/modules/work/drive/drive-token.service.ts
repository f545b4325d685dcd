import { AppError } from "@hearthbook/core/errors/errors"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import type { GoogleKeys } from "../../../request/request.ts"
import type { Scope } from "../../../request/scope.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { openToken, sealToken } from "../../access/oauth/provider-tokens.ts"
import { visibleTo } from "../../access/oauth/oauth.policy.ts"
import { refreshToken } from "../../access/oauth/google-token.ts"

/** A token is renewed this many milliseconds before it expires, so that it lasts while a file is picked and turned in. */
const margin = 5 * 60_000

/**
 * Returns an access token for the caller's Drive, renewed if needed. DRIVE_DISCONNECTED if no Drive is connected, or if Google
 * has revoked it, in which case the connection is deleted here too.
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

/** Google's configuration. NOT_FOUND if this installation has none. */
export function requireGoogle(google: GoogleKeys | null): GoogleKeys {
  if (!google) throw new AppError("NOT_FOUND", "This installation is not connected to Google.")
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
