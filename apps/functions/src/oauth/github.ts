import { customFetch } from "@auth/core"
import type { Provider } from "@auth/core/providers"
import GitHub from "@auth/core/providers/github"
import { z } from "zod"
import { normalizeEmail, normalizeName, type Claims } from "./claims.ts"
import type { ProviderKeys } from "../settings/oauth-options.ts"
import type { ProviderClient } from "./provider-client.ts"

const publicSite = "https://github.com"

/** Returns the Auth.js provider for GitHub, or for a GitHub Enterprise server. */
export function github({ client_id, client_secret, base_url }: ProviderKeys, client: ProviderClient): Provider {
  const api = base_url === publicSite ? "https://api.github.com" : `${base_url}/api/v3`
  return GitHub({
    clientId: client_id,
    clientSecret: client_secret,
    ...(base_url === publicSite ? {} : { enterprise: { baseUrl: base_url } }),
    checks: ["pkce"],
    authorization: { url: `${base_url}/login/oauth/authorize`, params: { scope: "read:user user:email" } },
    // Auth.js's own request accepts unverified addresses.
    userinfo: { url: `${api}/user`, request: ({ tokens }: Granted) => readPerson(api, tokens.access_token, client) },
    [customFetch]: client.fetch,
  })
}

type Granted = { tokens: { access_token?: string } }

const person = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() })
const addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))
const profile = person.extend({ email: z.string().nullable() })

/** Reads the user's profile, with the primary address if GitHub has verified it. */
async function readPerson(api: string, access_token: string | undefined, client: ProviderClient) {
  const headers = {
    authorization: `Bearer ${access_token}`,
    accept: "application/vnd.github+json",
    "user-agent": "Hearthbook",
  }
  const [user, emails] = await Promise.all([
    client.fetch(`${api}/user`, { headers }),
    client.fetch(`${api}/user/emails`, { headers }),
  ])
  const own = addresses.parse(await emails.json()).find(({ primary, verified }) => primary && verified)
  return { ...person.parse(await user.json()), email: own?.email ?? null }
}

/** Reads the claims from GitHub's profile. GitHub has a single name; the part after the last space becomes the last name. */
export function readGithubClaims(read: unknown): Claims {
  const { id, name, email } = profile.parse(read)
  const fullName = normalizeName(name)
  const space = fullName.lastIndexOf(" ")
  return {
    provider_account_id: String(id),
    email: normalizeEmail(email),
    email_verified: email !== null,
    first_name: normalizeName(space === -1 ? fullName : fullName.slice(0, space)),
    last_name: normalizeName(space === -1 ? "" : fullName.slice(space)),
  }
}
