import { faults, type Reason } from "@hearthbook/core/errors/errors"
import { sessionView, tokensView, userView, type UserView } from "@hearthbook/api/access/auth"
import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import { connectionsView, oauthErrorMessage } from "@hearthbook/api/access/oauth"
import type { Tokens } from "../../../session/stored-session.ts"
import { asUser } from "../../../session/as-user.ts"
import { settingsAt } from "@hearthbook/core/paths/app-paths"
import { browserZone } from "../../../lib/browser-zone.ts"
import { isProvider, takeAttempt, type OauthAttempt } from "../../../session/identity/oauth-attempt.ts"
import { loginFrom, paths } from "../../../lib/paths.ts"
import { readError } from "../../../lib/read-error.ts"
import { askRest } from "../../../api/rest.ts"
import { session } from "../../../session/client.ts"
import { forgetOutcome, keepOutcome, readOutcome } from "../../../session/identity/outcome.ts"
import { storeOauthFailure } from "./oauth-failure.ts"
import { runOnce } from "../shared/run-once.ts"

type SignIn = Extract<OauthAttempt, { purpose: "sign_in" }>
type Connection = Extract<OauthAttempt, { purpose: "connection" }>
type Link = Exclude<OauthAttempt, SignIn>

/** The path to navigate to. A signed-in user is redirected from the sign-in page to where they came from. */
type NextPath = Promise<string>

/**
 * Handles an identity provider's redirect, once: a code that is used twice gets its grant revoked. A sign-in error is stored for
 * the sign-in page, a connection error for the settings.
 */
export function finishOauthCallback(provider: string, search: string): NextPath {
  return runOnce(`oauth ${provider}${search}`, () => {
    const attempt = takeAttempt(sessionStorage)
    if (attempt?.purpose === "drive") return connectDrive(search, attempt)
    if (attempt?.purpose === "connection") return connectSignIn(provider, search, attempt)
    return completeSignIn(attempt, () => finish(provider, search, attempt))
  })
}

/** A session offered by a URL that did not come from a sign-in begun in this tab. */
export type OfferedSession = Tokens & { user: UserView }

/**
 * Signs in with the tokens in a query, once, if this tab began that sign-in, and returns the path to navigate to. Any
 * other session is returned as an offer, since a link must not replace the signed-in user. Without both tokens, returns
 * the sign-in page.
 */
export function signInWithTokens(search: string): Promise<string | OfferedSession> {
  return runOnce(`tokens ${search}`, async () => {
    const { data } = tokensView.safeParse(Object.fromEntries(new URLSearchParams(search)))
    if (!data?.access_token || !data.refresh_token) return paths.login
    const attempt = takeAttempt(sessionStorage)
    const ownAttempt = attempt?.purpose === "sign_in" && refusalOf(search, attempt) === null ? attempt : null
    const { access_token, refresh_token } = data
    let offered: OfferedSession | undefined
    const next = await completeSignIn(ownAttempt, async () => {
      const user = await askRest("/auth/whoami", userView, { access_token })
      if (ownAttempt) session.signIn({ access_token, refresh_token, user, remember: ownAttempt.remember })
      else offered = { access_token, refresh_token, user }
      return null
    })
    return offered ?? next
  })
}

async function completeSignIn(attempt: SignIn | null, arrive: () => Promise<string | null>): NextPath {
  const failure = await arrive().catch((cause: unknown) => readError(cause).message)
  if (failure) storeOauthFailure(failure)
  return attempt?.from ? loginFrom(attempt.from) : paths.login
}

/** Connects the signed-in user's Google Drive. */
async function connectDrive(search: string, attempt: Link): NextPath {
  const refusal = refusalOf(search, attempt)
  if (refusal) return tell(attempt, refusal)
  const ask = (access_token: string) =>
    askRest("/settings/google/callback", userView, { body: { query: search }, access_token })
  try {
    session.updateUser(await asUser(ask))
    return tell(attempt)
  } catch (cause) {
    return tellCause(attempt, cause)
  }
}

/** Connects an account at an identity provider, with which the user can then sign in. */
async function connectSignIn(callbackProvider: string, search: string, attempt: Connection): NextPath {
  const { provider } = attempt
  const refusal = callbackProvider === provider ? refusalOf(search, attempt) : "Invalid OAuth state"
  if (refusal) return tell(attempt, refusal)
  const finish = `/settings/connections/${provider}/callback`
  const ask = (access_token: string) => askRest(finish, connectionsView, { body: { query: search }, access_token })
  try {
    await asUser(ask)
    return tell(attempt)
  } catch (cause) {
    return tellCause(attempt, cause)
  }
}

/** Keeps for the settings that an account was connected, or the message of a failure. Returns the settings' path. */
function tell({ purpose, provider }: Link, message?: string, code: Reason = "PROVIDER_REFUSED"): string {
  keepOutcome({ topic: purpose, provider, code: message === undefined ? null : code, message })
  return settingsAt("integrations")
}

function tellCause(attempt: Link, cause: unknown): string {
  const { message, code } = readError(cause)
  return tell(attempt, message, code)
}

/** Returns an error in the identity provider's redirect, checked before the request to the server; null if there is none. */
function refusalOf(search: string, { state }: OauthAttempt): string | null {
  const query = new URLSearchParams(search)
  const error = query.get("error")
  if (error !== null) return oauthErrorMessage(error)
  return state === query.get("state") ? null : "Invalid OAuth state"
}

/** Returns the error with which the server sent the browser here before the identity provider was asked; null if there is none. */
function takeServerError(provider: OauthProvider): string | null {
  const outcome = readOutcome()
  forgetOutcome()
  return outcome?.topic === "sign_in" && outcome.provider === provider && outcome.code
    ? faults[outcome.code].message
    : null
}

/** Finishes a sign-in. Returns an error message, or null. */
async function finish(provider: string, search: string, attempt: SignIn | null): Promise<string | null> {
  if (!isProvider(provider)) return `Unknown OAuth provider: ${provider.slice(0, 40)}`
  const told = search === "" ? takeServerError(provider) : null
  if (told) return told
  const query = new URLSearchParams(search)
  const error = query.get("error")
  if (error !== null) return oauthErrorMessage(error)
  if (!attempt || attempt.provider !== provider || attempt.state !== query.get("state")) return "Invalid OAuth state"
  const { remember } = attempt
  // The family's days begin at midnight in its time zone; the browser's is the best guess.
  const timezone = browserZone()
  const options = new URLSearchParams({ remember_me: String(remember), ...(timezone && { timezone }) })
  // Sends the identity provider's whole query, parts of which prove to the server where it came from.
  const answer = await askRest(`/auth/${provider}/callback${search}&${options}`, sessionView)
  session.signIn({ ...answer, remember })
  return null
}
