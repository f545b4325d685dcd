import { oauthProviders, type OauthProvider } from "@hearthbook/api/rules/identity-providers"
import type { Env } from "./env.ts"

/** By what this installation is known to a provider, and where that is. */
export type ProviderKeys = {
  client_id: string
  client_secret: string
  /** Google's issuer, or GitHub's site; without a slash at its end. */
  base_url: string
}

export type OauthOptions = {
  /** Those that have their keys; the others are not there (DECISIONS 29). */
  keys: Partial<Record<OauthProvider, ProviderKeys>>
  /** How long one call to a provider may take, in milliseconds. */
  patience: number
}

/** What the environment says of third-party sign-in. */
export function oauthOptionsOf(env: Env): OauthOptions {
  const google = keysOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, env.GOOGLE_ISSUER)
  const github = keysOf(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET, env.GITHUB_URL)
  return { keys: { ...(google && { google }), ...(github && { github }) }, patience: 10_000 }
}

function keysOf(client_id: string | undefined, client_secret: string | undefined, base_url: string) {
  return client_id && client_secret ? { client_id, client_secret, base_url } : undefined
}

/** The providers that have their keys, in the order in which they are offered. */
export function configuredProviders({ keys }: OauthOptions): OauthProvider[] {
  return oauthProviders.filter((provider) => Object.hasOwn(keys, provider))
}
