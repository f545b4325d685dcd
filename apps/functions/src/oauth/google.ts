import { customFetch } from "@auth/core"
import type { Provider } from "@auth/core/providers"
import Google from "@auth/core/providers/google"
import { driveScope } from "@hearthbook/api/work/drive"
import { z } from "zod"
import type { ProviderKeys } from "../settings/oauth-options.ts"
import type { ProviderClient } from "./provider-client.ts"
import { normalizeEmail, normalizeName, type Claims } from "./claims.ts"

/** Returns the Auth.js provider for signing in with Google. */
export function google(keys: ProviderKeys, client: ProviderClient): Provider {
  return googleWithScope("openid email profile", keys, client)
}

/** Returns the Auth.js provider for connecting a Drive, which gives access to the files that a user picks. Does not request the name. */
export function googleDrive(keys: ProviderKeys, client: ProviderClient): Provider {
  return googleWithScope(`openid email ${driveScope}`, keys, client)
}

/** Requests offline access and prompts for consent, so that Google issues a refresh token each time. */
function googleWithScope(
  scope: string,
  { client_id, client_secret, base_url }: ProviderKeys,
  client: ProviderClient,
): Provider {
  return Google({
    clientId: client_id,
    clientSecret: client_secret,
    issuer: base_url,
    checks: ["pkce"],
    authorization: { params: { scope, access_type: "offline", prompt: "consent" } },
    [customFetch]: client.fetch,
  })
}

const idToken = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

/** Reads the claims from Google's ID token. */
export function readGoogleClaims(profile: unknown): Claims {
  const { sub, email, email_verified = false, given_name, family_name } = idToken.parse(profile)
  return {
    provider_account_id: sub,
    email: normalizeEmail(email),
    email_verified,
    first_name: normalizeName(given_name),
    last_name: normalizeName(family_name),
  }
}
