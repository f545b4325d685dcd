import type { Prisma } from "@hearthbook/db"
import { bypassRls } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { openToken } from "./provider-tokens.ts"

const tokensSelect = {
  provider: true,
  provider_account_id: true,
  access_token_encrypted: true,
  refresh_token_encrypted: true,
} satisfies Prisma.oauth_accountSelect

type Account = Prisma.oauth_accountGetPayload<{ select: typeof tokensSelect }>

/**
 * Deletes connected accounts, and returns the tokens to revoke at the identity provider, without those of accounts that are still
 * in use. `where` must name the family.
 */
export async function deleteOauthAccounts(
  scope: Scope,
  where: Prisma.oauth_accountWhereInput & { family_id: string },
): Promise<string[]> {
  const { db, settings } = scope
  const accounts = await db.oauth_account.findMany({ where, select: tokensSelect })
  await db.oauth_account.deleteMany({ where })
  const tokens = new Map<string, string>()
  for (const account of accounts) {
    const token = (await isStillUsed(scope, account)) ? null : tokenOf(account, settings)
    if (token) tokens.set(account.provider_account_id, token)
  }
  return [...tokens.values()]
}

/**
 * Google revokes everything that a person granted, for sign-in and Drive at once. Family members may share a Google account, so
 * this looks across families. It only reveals whether the account is still used.
 */
async function isStillUsed(scope: Scope, { provider, provider_account_id }: Account): Promise<boolean> {
  const where = { provider, provider_account_id }
  return (await bypassRls(scope, (all) => all.oauth_account.count({ where }))) > 0
}

/** Only Google supports revoking tokens. */
function tokenOf(account: Account, settings: Scope["settings"]): string | null {
  if (account.provider !== "google") return null
  return (
    openToken(account, account.refresh_token_encrypted, settings) ??
    openToken(account, account.access_token_encrypted, settings)
  )
}
