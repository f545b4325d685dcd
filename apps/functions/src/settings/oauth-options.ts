import { oauthProviders, type OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import type { Env } from "./env.ts"

/** This installation's client at an identity provider, and the provider's address. */
export type ProviderKeys = {
  client_id: string
  client_secret: string
  /** Google's issuer or GitHub's site, without a trailing slash. */
  base_url: string
}

export type OauthOptions = {
  /** The identity providers with keys. The others are not offered. */
  keys: Partial<Record<OauthProvider, ProviderKeys>>
  /** The timeout of a request to an identity provider, in milliseconds. */
  patience: number
}

/** Returns the options of third-party sign-in. */
export function oauthOptionsOf(env: Env): OauthOptions {
  const google = keysOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_ISSUER)
  const github = keysOf(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET, env.GITHUB_URL)
  return { keys: { ...(google && { google }), ...(github && { github }) }, patience: 10_000 }
}

function keysOf(client_id: string | undefined, client_secret: string | undefined, base_url: string) {
  return client_id && client_secret ? { client_id, client_secret, base_url } : undefined
}

/** Returns the identity providers with keys, in the order in which they are offered. */
export function configuredProviders({ keys }: OauthOptions): OauthProvider[] {
  return oauthProviders.filter((provider) => Object.hasOwn(keys, provider))
}
