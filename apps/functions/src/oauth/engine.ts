import { Auth, raw, skipCSRFCheck, type AuthConfig } from "@auth/core"
import { InvalidCheck } from "@auth/core/errors"
import type { Account, Profile, ResponseInternal } from "@auth/core/types"
import { deriveKey } from "@hearthbook/api/crypto/derive-key"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Log } from "@hearthbook/api/request/log"
import type { Settings } from "@hearthbook/api/request/request"
import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import type { ProviderProfile } from "@hearthbook/api/modules/access/oauth/oauth.service"
import { cookieOf, type Attempt } from "./attempt.ts"
import { describeCause } from "./describe-cause.ts"
import { github, readGithubClaims } from "./github.ts"
import { google, googleDrive, readGoogleClaims } from "./google.ts"
import type { OauthOptions } from "../settings/oauth-options.ts"
import { createProviderClients } from "./provider-client.ts"

const providers = { google, github }
const claimReaders = { google: readGoogleClaims, github: readGithubClaims }

/**
 * Creates the OAuth engine on `@auth/core`, which sends the authorization request and exchanges the code, with PKCE. Hearthbook
 * decides which user the result signs in, so Auth.js never opens a session.
 */
export function createOauthEngine({ app_url, auth_secret }: Settings, options: OauthOptions, clock: () => Date) {
  const isHttps = app_url.startsWith("https://")
  const secret = deriveKey(auth_secret, "oauth attempt").export().toString("base64url")
  const openClient = createProviderClients(options.patience, clock)

  /** Runs Auth.js on one of its own addresses. Logs a failure and throws it as an AppError. */
  const run = async (
    attempt: Attempt,
    request: Request,
    log: Log,
    callbacks: AuthConfig["callbacks"] = {},
  ): Promise<ResponseInternal> => {
    const keys = options.keys[attempt.provider]
    if (!keys) throw new AppError("NOT_FOUND")
    const client = openClient()
    const causes: Error[] = []
    // Created for each request, because Auth.js mutates its configuration.
    const config = {
      basePath: "/auth",
      secret,
      raw,
      skipCSRFCheck,
      trustHost: true,
      useSecureCookies: isHttps,
      cookies: { pkceCodeVerifier: cookieOf(attempt, isHttps) },
      logger: { error: (error) => causes.push(error), warn: () => undefined, debug: () => undefined },
      providers: [attempt.purpose === "drive" ? googleDrive(keys, client) : providers[attempt.provider](keys, client)],
      callbacks,
    } satisfies AuthConfig & { raw: typeof raw }
    // Auth.js passes its own errors to the logger before it throws them.
    const result = await Auth(request, config).catch(() => null)
    // Despite `raw`, other errors are returned as a redirect to an error page, which does not exist here.
    if (result && !(result instanceof Response)) return result
    const reason = client.failure() ?? "PROVIDER_REFUSED"
    log.warn({ provider: attempt.provider, reason, causes: causes.map(describeCause) }, "third-party sign-in failed")
    const isForeign = causes.some((error) => error instanceof InvalidCheck)
    throw isForeign ? new AppError("PROVIDER_REFUSED", "Invalid OAuth state") : new AppError(reason)
  }

  /** Returns the identity provider's address to redirect to, and the cookie that `finish` needs. */
  const begin = async (attempt: Attempt, log: Log) => {
    // Only the state: Auth.js would pass any other parameter on to the identity provider, even another redirect address.
    const address = `${app_url}/auth/signin/${attempt.provider}?state=${attempt.state}`
    const { redirect, cookies } = await run(attempt, new Request(address, { method: "POST" }), log)
    const { name, options: flags } = cookieOf(attempt, isHttps)
    const made = cookies?.find((cookie) => cookie.name === name)
    if (!redirect || !made) throw new AppError("PROVIDER_REFUSED")
    return { redirect, cookie: { name, value: made.value, options: { ...flags, expires: made.options.expires } } }
  }

  /** Returns the user's profile, from the identity provider's whole query and the attempt's cookie. */
  const finish = async (
    attempt: Attempt,
    { query, cookie }: { query: URLSearchParams; cookie: string },
    log: Log,
  ): Promise<ProviderProfile> => {
    let result: ProviderProfile | undefined
    const address = `${app_url}/auth/callback/${attempt.provider}?${query}`
    const headers = { cookie: `${cookieOf(attempt, isHttps).name}=${cookie}` }
    await run(attempt, new Request(address, { headers }), log, {
      signIn: ({ profile, account }) => {
        if (profile && account) result = toProviderProfile(attempt.provider, profile, account)
        // Returning an address ends the flow before Auth.js opens a session.
        return `${app_url}/`
      },
    })
    if (!result) throw new AppError("PROVIDER_REFUSED")
    return result
  }

  return { cookieOf: (attempt: Attempt) => cookieOf(attempt, isHttps), begin, finish }
}

function toProviderProfile(provider: OauthProvider, profile: Profile, account: Account): ProviderProfile {
  const { access_token, refresh_token, expires_at, scope } = account
  return {
    provider,
    ...claimReaders[provider](profile),
    tokens: {
      access_token: access_token ?? null,
      refresh_token: refresh_token ?? null,
      access_token_expires_at: expires_at ? new Date(expires_at * 1000) : null,
      scope: scope ?? null,
    },
  }
}
