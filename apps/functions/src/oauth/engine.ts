import { Auth, raw, skipCSRFCheck, type AuthConfig } from "@auth/core"
import { InvalidCheck } from "@auth/core/errors"
import type { Account, Profile, ResponseInternal } from "@auth/core/types"
import { deriveKey } from "@hearthbook/api/derive-key"
import { AppError } from "@hearthbook/api/errors"
import type { Log } from "@hearthbook/api/log"
import type { Settings } from "@hearthbook/api/request"
import type { OauthProvider } from "@hearthbook/api/rules/identity-providers"
import type { ProviderProfile } from "@hearthbook/api/services/oauth/oauth"
import { cookieOf, type Attempt } from "./attempt.ts"
import { describeCause } from "./describe-cause.ts"
import { github, readGithubClaims } from "./github.ts"
import { google, googleDrive, readGoogleClaims } from "./google.ts"
import type { OauthOptions } from "../settings/oauth-options.ts"
import { createProviderClients } from "./provider-client.ts"

const makers = { google, github }
const readers = { google: readGoogleClaims, github: readGithubClaims }

/**
 * OAuth by `@auth/core` (DECISIONS 29): it makes the authorization request and trades the code, with PKCE. Whom that signs
 * in is ours to say, so that it never opens a session of its own.
 */
export function createOauthEngine({ app_url, auth_secret }: Settings, options: OauthOptions, clock: () => Date) {
  const isHttps = app_url.startsWith("https://")
  const secret = deriveKey(auth_secret, "oauth attempt").export().toString("base64url")
  const openLine = createProviderClients(options.patience, clock)

  /** Runs Auth on one of its own addresses. Throws AppError, and logs what it was. */
  const run = async (
    attempt: Attempt,
    request: Request,
    log: Log,
    callbacks: AuthConfig["callbacks"] = {},
  ): Promise<ResponseInternal> => {
    const keys = options.keys[attempt.provider]
    if (!keys) throw new AppError("NOT_FOUND")
    const line = openLine()
    const causes: Error[] = []
    // Made anew for each request, because Auth changes what it is given.
    const config = {
      basePath: "/auth",
      secret,
      raw,
      skipCSRFCheck,
      trustHost: true,
      useSecureCookies: isHttps,
      cookies: { pkceCodeVerifier: cookieOf(attempt, isHttps) },
      logger: { error: (error) => causes.push(error), warn: () => undefined, debug: () => undefined },
      providers: [attempt.purpose === "drive" ? googleDrive(keys, line) : makers[attempt.provider](keys, line)],
      callbacks,
    } satisfies AuthConfig & { raw: typeof raw }
    // An error of its own is logged before it is thrown.
    const answer = await Auth(request, config).catch(() => null)
    // Any other comes as a redirect to a page that we do not have, although the raw answer was asked for.
    if (answer && !(answer instanceof Response)) return answer
    const reason = line.trouble() ?? "PROVIDER_REFUSED"
    log.warn({ provider: attempt.provider, reason, causes: causes.map(describeCause) }, "third-party sign-in failed")
    const isOfAnother = causes.some((error) => error instanceof InvalidCheck)
    throw isOfAnother ? new AppError("PROVIDER_REFUSED", "Invalid OAuth state") : new AppError(reason)
  }

  /** The provider's address for the person to go to, and the cookie without which nobody comes back. */
  const begin = async (attempt: Attempt, log: Log) => {
    // Whatever else stood in this query would override what the provider is asked, the way back included.
    const address = `${app_url}/auth/signin/${attempt.provider}?state=${attempt.state}`
    const { redirect, cookies } = await run(attempt, new Request(address, { method: "POST" }), log)
    const { name, options: flags } = cookieOf(attempt, isHttps)
    const made = cookies?.find((cookie) => cookie.name === name)
    if (!redirect || !made) throw new AppError("PROVIDER_REFUSED")
    return { redirect, cookie: { name, value: made.value, options: { ...flags, expires: made.options.expires } } }
  }

  /** Who has come back, from the whole query that the provider sent and the attempt's cookie. */
  const finish = async (
    attempt: Attempt,
    { query, cookie }: { query: URLSearchParams; cookie: string },
    log: Log,
  ): Promise<ProviderProfile> => {
    let came: ProviderProfile | undefined
    const address = `${app_url}/auth/callback/${attempt.provider}?${query}`
    const headers = { cookie: `${cookieOf(attempt, isHttps).name}=${cookie}` }
    await run(attempt, new Request(address, { headers }), log, {
      signIn: ({ profile, account }) => {
        if (profile && account) came = toProviderProfile(attempt.provider, profile, account)
        // An address ends it here, before Auth makes a session.
        return `${app_url}/`
      },
    })
    if (!came) throw new AppError("PROVIDER_REFUSED")
    return came
  }

  return { cookieOf: (attempt: Attempt) => cookieOf(attempt, isHttps), begin, finish }
}

function toProviderProfile(provider: OauthProvider, profile: Profile, account: Account): ProviderProfile {
  const { access_token, refresh_token, expires_at, scope } = account
  return {
    provider,
    ...readers[provider](profile),
    tokens: {
      access_token: access_token ?? null,
      refresh_token: refresh_token ?? null,
      access_token_expires_at: expires_at ? new Date(expires_at * 1000) : null,
      scope: scope ?? null,
    },
  }
}
