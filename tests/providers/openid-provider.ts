import { generateKeyPairSync } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { ParsedUrlQuery } from "node:querystring"
import { Provider, type Configuration } from "oidc-provider"
import { driveScope } from "@hearthbook/api/work/drive"
import { createDrive, type DriveFile } from "./google-drive.ts"
import { choicePage, listenOnLoopback } from "./listen.ts"

/** An account at the identity provider, with the claims of its ID token. */
export type GoogleAccount = {
  sub: string
  email: string
  email_verified: boolean
  given_name?: string
  family_name?: string
}

export const googleKeys = { client_id: "hearthbook-at-google", client_secret: "google's secret, known to few" }

/** Short-lived artifacts expire within minutes. The others last as long as the access that a person has granted, as at Google. */
const shortLived = ["AccessToken", "AuthorizationCode", "IdToken", "Interaction"]
const longLived = ["Grant", "RefreshToken", "Session"]

function lasting(artifacts: string[], seconds: number): Record<string, number> {
  return Object.fromEntries(artifacts.map((artifact) => [artifact, seconds]))
}

/**
 * Starts a certified OpenID provider on loopback, configured like Google: claims in the ID token, PKCE, a refresh token for
 * offline access, `iss` in every response. The user selects an account or 'Deny'. Includes the Drive and the picker of the
 * accounts.
 */
export async function startOpenidProvider(accounts: GoogleAccount[], redirect_uri: string, files: DriveFile[] = []) {
  const { url, serve, close } = await listenOnLoopback()
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const configuration: Configuration = {
    clients: [{ ...googleKeys, redirect_uris: [redirect_uri], grant_types: ["authorization_code", "refresh_token"] }],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "test", use: "sig", alg: "RS256" }] },
    // In seconds. Explicit values avoid warnings on the console.
    ttl: { ...lasting(shortLived, 600), ...lasting(longLived, 86_400) },
    cookies: { keys: ["a key of tests"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    scopes: ["openid", driveScope],
    conformIdTokenClaims: false,
    extraParams: ["access_type"],
    issueRefreshToken: () => Promise.resolve(true),
    features: { devInteractions: { enabled: false }, revocation: { enabled: true, allowedPolicy: () => true } },
    interactions: { url: (_, { uid }) => `/choose/${uid}` },
    findAccount: (_, id) => {
      const account = accounts.find(({ sub }) => sub === id)
      return account && { accountId: id, claims: () => account }
    },
  }
  const provider = new Provider(url, configuration)
  /** All received requests. */
  const requests: URL[] = []
  const accessTokens: InstanceType<typeof provider.AccessToken>[] = []
  provider.on("access_token.saved", (token) => void accessTokens.push(token))
  /** `grantsFiles`: users grant access to their files. `isFailing`: token requests fail. */
  const behavior = { grantsFiles: true, isFailing: false }
  const drive = createDrive(provider, files)
  provider.use(async (ctx, next) => {
    requests.push(new URL(ctx.url, url))
    if (behavior.isFailing && ctx.path === "/token") return void (ctx.status = 500)
    if (ctx.path.startsWith("/choose/")) return choose(provider, ctx, accounts, behavior)
    if (!(await drive.answer(ctx))) await next()
  })
  serve((request, response) => void provider.callback()(request, response))
  return {
    issuer: url,
    picker_url: `${url}/picker.js`,
    requests,
    behavior,
    pick: drive.pick,
    /** Revokes all access tokens. */
    endAccess: () => Promise.all(accessTokens.map((token) => token.destroy())),
    /** Revokes the app's access, like a user in their Google account settings. */
    takeAllBack: async () => {
      for (const { grantId } of accessTokens) if (grantId) await provider.RefreshToken.revokeByGrantId(grantId)
    },
    close,
  }
}

type Asked = { req: IncomingMessage; res: ServerResponse; query: ParsedUrlQuery; body: unknown }

/** The identity provider's account page. Selecting an account also gives consent. */
async function choose(
  provider: Provider,
  ctx: Asked,
  accounts: GoogleAccount[],
  { grantsFiles }: { grantsFiles: boolean },
): Promise<void> {
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
    const asked = String(params["scope"]).split(" ")
    const given = asked.filter((scope) => grantsFiles || scope !== driveScope)
    grant.addOIDCScope(given.join(" "))
    grant.rejectOIDCScope(asked.filter((scope) => !given.includes(scope)).join(" "))
    return provider.interactionFinished(req, res, { consent: { grantId: await grant.save() } })
  }
  ctx.body = choicePage("Choose an account", [
    ...accounts.map(({ email, sub }) => ({ label: email, href: `?sub=${sub}` })),
    { label: "Deny", href: "?deny" },
  ])
}
