import { customFetch } from "@auth/core"
import type { Provider } from "@auth/core/providers"
import Google from "@auth/core/providers/google"
import { driveScope } from "@hearthbook/api/schemas/drive"
import { z } from "zod"
import type { ProviderKeys } from "../settings/oauth-options.ts"
import type { ProviderClient } from "./provider-client.ts"
import { normalizeEmail, normalizeName, type Claims } from "./claims.ts"

/** Google as an OpenID provider, as A §4 has it. */
export function google(keys: ProviderKeys, line: ProviderClient): Provider {
  return asking("openid email profile", keys, line)
}

/** Likewise, for the files that a person picks. The name there is not asked for: it is known here. */
export function googleDrive(keys: ProviderKeys, line: ProviderClient): Provider {
  return asking(`openid email ${driveScope}`, keys, line)
}

/** With offline access and a consent prompt, so that Google gives a refresh token each time. */
function asking(scope: string, { client_id, client_secret, base_url }: ProviderKeys, line: ProviderClient): Provider {
  return Google({
    clientId: client_id,
    clientSecret: client_secret,
    issuer: base_url,
    checks: ["pkce"],
    authorization: { params: { scope, access_type: "offline", prompt: "consent" } },
    [customFetch]: line.fetch,
  })
}

const idToken = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

/** What the ID token says of the person. */
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
