import type { Db } from "@hearthbook/db"
import type { RequestMeta, Settings } from "../../../request/request.ts"
import { recordEvent } from "../auth/auth-event.ts"
import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import { sealToken } from "./provider-tokens.ts"

/** An identity provider's facts about the person who has just signed in there. */
export type ProviderProfile = {
  provider: OauthProvider
  /** The identity provider's permanent id of the account. */
  provider_account_id: string
  email: string | null
  /** True if the identity provider has verified the address. */
  email_verified: boolean
  /** Empty if unknown. */
  first_name: string
  last_name: string
  tokens: ProviderTokens
}

type ProviderTokens = {
  access_token: string | null
  refresh_token: string | null
  access_token_expires_at: Date | null
  /** The granted scopes, separated by spaces. */
  scope: string | null
}

type Person = { family_id: string; user_id: string }

/** The unique key of a connected account that signs a person in. */
export function signInKey({ provider, provider_account_id }: ProviderProfile): string {
  return `${provider}:${provider_account_id}`
}

/** Connects an account at an identity provider, which can then sign the person in. */
export async function linkAccount(
  db: Db,
  meta: RequestMeta,
  person: Person,
  profile: ProviderProfile,
): Promise<Person> {
  const { provider, provider_account_id } = profile
  await db.oauth_account.create({
    data: {
      ...person,
      provider,
      provider_account_id,
      purpose: "sign_in",
      sign_in_key: signInKey(profile),
      created_at: meta.now,
      ...columnsOf(profile, meta.settings),
    },
    select: { id: true },
  })
  const metadata = { provider, purpose: "sign_in" }
  await recordEvent(db, meta, { type: "provider_linked", ...person, metadata })
  return person
}

/** Connects an account for submitting Drive files, replacing the previous one. */
export async function linkDrive(db: Db, meta: RequestMeta, person: Person, profile: ProviderProfile): Promise<void> {
  const { provider, provider_account_id } = profile
  await db.oauth_account.deleteMany({ where: { ...person, provider, purpose: "drive" } })
  const account = { provider, provider_account_id, purpose: "drive" as const, created_at: meta.now }
  const data = { ...person, ...account, ...columnsOf(profile, meta.settings) }
  await db.oauth_account.create({ data, select: { id: true } })
  const metadata = { provider, purpose: "drive" }
  await recordEvent(db, meta, { type: "provider_linked", ...person, metadata })
}

/**
 * Stores the identity provider's new tokens. A refresh token is only sent once, so an absent one does not delete the stored one.
 */
export async function storeTokens(
  db: Db,
  { settings }: RequestMeta,
  id: string,
  profile: ProviderProfile,
): Promise<void> {
  await db.oauth_account.update({ where: { id }, data: columnsOf(profile, settings), select: { id: true } })
}

function columnsOf({ provider, provider_account_id, email, tokens }: ProviderProfile, settings: Settings) {
  const { access_token, refresh_token, ...plain } = tokens
  const seal = (token: string) => sealToken({ provider, provider_account_id }, token, settings)
  return {
    email,
    ...plain,
    access_token_encrypted: access_token && seal(access_token),
    ...(refresh_token ? { refresh_token_encrypted: seal(refresh_token) } : {}),
  }
}
