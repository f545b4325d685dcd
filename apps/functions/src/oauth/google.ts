import { customFetch } from "@auth/core"
import type { Provider } from "@auth/core/providers"
import Google from "@auth/core/providers/google"
import { z } from "zod"
import type { ProviderKeys } from "./oauth-options.ts"
import type { ProviderLine } from "./provider-line.ts"
import { cleanEmail, cleanName, type Claims } from "./claims.ts"

/** Google as an OpenID provider: offline access and a consent prompt, as A §4 has them. */
export function google({ client_id, client_secret, base_url }: ProviderKeys, line: ProviderLine): Provider {
  return Google({
    clientId: client_id,
    clientSecret: client_secret,
    issuer: base_url,
    checks: ["pkce"],
    authorization: { params: { scope: "openid email profile", access_type: "offline", prompt: "consent" } },
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
    email: cleanEmail(email),
    email_verified,
    first_name: cleanName(given_name),
    last_name: cleanName(family_name),
  }
}
