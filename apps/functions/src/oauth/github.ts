import { customFetch } from "@auth/core"
import type { Provider } from "@auth/core/providers"
import GitHub from "@auth/core/providers/github"
import { z } from "zod"
import { normalizeEmail, normalizeName, type Claims } from "./claims.ts"
import type { ProviderKeys } from "../settings/oauth-options.ts"
import type { ProviderClient } from "./provider-client.ts"

const publicSite = "https://github.com"

/** GitHub, or an Enterprise server of one's own. */
export function github({ client_id, client_secret, base_url }: ProviderKeys, line: ProviderClient): Provider {
  const api = base_url === publicSite ? "https://api.github.com" : `${base_url}/api/v3`
  return GitHub({
    clientId: client_id,
    clientSecret: client_secret,
    ...(base_url === publicSite ? {} : { enterprise: { baseUrl: base_url } }),
    checks: ["pkce"],
    authorization: { url: `${base_url}/login/oauth/authorize`, params: { scope: "read:user user:email" } },
    // Its own reader takes any address, shown to be the person's or not.
    userinfo: { url: `${api}/user`, request: ({ tokens }: Granted) => readPerson(api, tokens.access_token, line) },
    [customFetch]: line.fetch,
  })
}

type Granted = { tokens: { access_token?: string } }

const person = z.object({ id: z.number(), login: z.string(), name: z.string().nullish() })
const addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))
const profile = person.extend({ email: z.string().nullable() })

/** The person with their primary address where GitHub has verified it, else without one. */
async function readPerson(api: string, access_token: string | undefined, line: ProviderClient) {
  const headers = {
    authorization: `Bearer ${access_token}`,
    accept: "application/vnd.github+json",
    "user-agent": "Hearthbook",
  }
  const [user, emails] = await Promise.all([
    line.fetch(`${api}/user`, { headers }),
    line.fetch(`${api}/user/emails`, { headers }),
  ])
  const own = addresses.parse(await emails.json()).find(({ primary, verified }) => primary && verified)
  return { ...person.parse(await user.json()), email: own?.email ?? null }
}

/** What GitHub says of the person. The name is one text there: what stands after the last space is the family's. */
export function readGithubClaims(read: unknown): Claims {
  const { id, name, email } = profile.parse(read)
  const whole = normalizeName(name)
  const space = whole.lastIndexOf(" ")
  return {
    provider_account_id: String(id),
    email: normalizeEmail(email),
    email_verified: email !== null,
    first_name: normalizeName(space === -1 ? whole : whole.slice(0, space)),
    last_name: normalizeName(space === -1 ? "" : whole.slice(space)),
  }
}
