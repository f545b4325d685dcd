import { generateKeyPairSync } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { ParsedUrlQuery } from "node:querystring"
import { Provider, type Configuration } from "oidc-provider"
import { choicePage, listenOnLoopback } from "./listen.ts"

/** Somebody with an account at the provider, by what the ID token says of them. */
export type GoogleAccount = {
  sub: string
  email: string
  email_verified: boolean
  given_name?: string
  family_name?: string
}

export const googleKeys = { client_id: "hearthbook-at-google", client_secret: "google's secret, known to few" }

const artifacts = ["AccessToken", "AuthorizationCode", "Grant", "IdToken", "Interaction", "RefreshToken", "Session"]

/**
 * A certified OpenID provider on loopback, set up to behave as Google does: claims in the ID token, PKCE welcome, a refresh
 * token for offline access, `iss` in every answer. A person chooses an account, or 'Deny'.
 */
export async function startOpenidProvider(accounts: GoogleAccount[], redirect_uri: string) {
  const { url, serve, close } = await listenOnLoopback()
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const configuration: Configuration = {
    clients: [{ ...googleKeys, redirect_uris: [redirect_uri], grant_types: ["authorization_code", "refresh_token"] }],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "test", use: "sig", alg: "RS256" }] },
    // Seconds; stated, or each would be announced on the console.
    ttl: Object.fromEntries(artifacts.map((artifact) => [artifact, 600])),
    cookies: { keys: ["a key of tests"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: false,
    extraParams: ["access_type"],
    issueRefreshToken: () => Promise.resolve(true),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/choose/${uid}` },
    findAccount: (_, id) => {
      const account = accounts.find(({ sub }) => sub === id)
      return account && { accountId: id, claims: () => account }
    },
  }
  const provider = new Provider(url, configuration)
  /** What came in at each address, to see what was asked for. */
  const requests: URL[] = []
  provider.use(async (ctx, next) => {
    requests.push(new URL(ctx.url, url))
    if (!ctx.path.startsWith("/choose/")) return next()
    return choose(provider, ctx, accounts)
  })
  serve((request, response) => void provider.callback()(request, response))
  return { issuer: url, requests, close }
}

type Asked = { req: IncomingMessage; res: ServerResponse; query: ParsedUrlQuery; body: unknown }

/** The provider's own page. Consent is given with the choice. */
async function choose(provider: Provider, ctx: Asked, accounts: GoogleAccount[]): Promise<void> {
  const { req, res, query } = ctx
  const { prompt, params, session } = await provider.interactionDetails(req, res)
  if (query["deny"] !== undefined) {
    return provider.interactionFinished(req, res, { error: "access_denied", error_description: "said no" })
  }
  if (typeof query["sub"] === "string") {
    return provider.interactionFinished(req, res, { login: { accountId: query["sub"] } })
  }
  if (prompt.name === "consent" && session) {
    const grant = new provider.Grant({ accountId: session.accountId, clientId: String(params["client_id"]) })
    grant.addOIDCScope(String(params["scope"]))
    return provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } })
  }
  ctx.body = choicePage("Choose an account", [
    ...accounts.map(({ email, sub }) => ({ label: email, href: `?sub=${sub}` })),
    { label: "Deny", href: "?deny" },
  ])
}
