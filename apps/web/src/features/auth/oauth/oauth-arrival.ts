import type { Reason } from "@hearthbook/api/errors"
import { sessionView, tokensView, userView, type UserView } from "@hearthbook/api/schemas/auth"
import { connectionsView, oauthErrorMessage } from "@hearthbook/api/schemas/oauth"
import type { Tokens } from "../../../session/stored-session.ts"
import { asUser } from "../../../session/as-user.ts"
import { browserZone } from "../../../lib/browser-zone.ts"
import { isProvider, takeAttempt, type OauthAttempt } from "../../../session/identity/oauth-attempt.ts"
import { integrationsWithResult, loginFrom, paths } from "../../../lib/paths.ts"
import { readError } from "../../../lib/read-error.ts"
import { askRest } from "../../../api/rest.ts"
import { session } from "../../../session/client.ts"
import { storeOauthError } from "../../../session/identity/oauth-error.ts"
import { storeOauthFailure } from "./oauth-failure.ts"
import { runOnce } from "../shared/run-once.ts"

type SignIn = Extract<OauthAttempt, { purpose: "sign_in" }>
type Connection = Extract<OauthAttempt, { purpose: "connection" }>

/** Where to go on to. Whoever is signed in then is led from the sign-in page to where they came from. */
type Onward = Promise<string>

/**
 * Finishes what a provider sent a person back with, once: what was granted to a code that is used twice is revoked. What is
 * wrong with a sign-in is kept for the sign-in page, in the words of A §5; the settings say what is with a connection.
 */
export function finishArrival(provider: string, search: string): Onward {
  return runOnce(`oauth ${provider}${search}`, () => {
    const attempt = takeAttempt(sessionStorage)
    if (attempt?.purpose === "drive") return connectDrive(search, attempt)
    if (attempt?.purpose === "connection") return connectSignIn(provider, search, attempt)
    return settle(attempt, () => finish(provider, search, attempt))
  })
}

/** A session that an address offers, and that this tab did not begin. */
export type OfferedSession = Tokens & { user: UserView }

/**
 * Signs in with the tokens of a query, once, where this tab began that very sign-in; answers where to go on to. Any other session
 * it only offers: a link must not replace who is signed in. Without both tokens it leads to the sign-in page.
 */
export function adoptTokens(search: string): Promise<string | OfferedSession> {
  return runOnce(`tokens ${search}`, async () => {
    const { data } = tokensView.safeParse(Object.fromEntries(new URLSearchParams(search)))
    if (!data?.access_token || !data.refresh_token) return paths.login
    const attempt = takeAttempt(sessionStorage)
    const begun = attempt?.purpose === "sign_in" && refusalOf(search, attempt) === null ? attempt : null
    const { access_token, refresh_token } = data
    let offered: OfferedSession | undefined
    const onward = await settle(begun, async () => {
      const user = await askRest("/auth/whoami", userView, { access_token })
      if (begun) session.signIn({ access_token, refresh_token, user, remember: begun.remember })
      else offered = { access_token, refresh_token, user }
      return null
    })
    return offered ?? onward
  })
}

async function settle(attempt: SignIn | null, arrive: () => Promise<string | null>): Onward {
  const failure = await arrive().catch((cause: unknown) => readError(cause).message)
  if (failure) storeOauthFailure(failure)
  return attempt?.from ? loginFrom(attempt.from) : paths.login
}

/** Connects the Drive of who is signed in (S §2). */
async function connectDrive(search: string, attempt: OauthAttempt): Onward {
  const refusal = refusalOf(search, attempt)
  if (refusal) return integrationsWithResult({ error: keepRefusal(refusal) })
  const ask = (access_token: string) =>
    askRest("/settings/google/callback", userView, { body: { query: search }, access_token })
  try {
    session.updateUser(await asUser(ask))
    return integrationsWithResult({ "google-linked": "true" })
  } catch (cause) {
    return integrationsWithResult({ error: keepError(cause) })
  }
}

/** Lets the account of who has come back open that of who is signed in. */
async function connectSignIn(arrivedFrom: string, search: string, attempt: Connection): Onward {
  const { provider } = attempt
  const refusal = arrivedFrom === provider ? refusalOf(search, attempt) : "Invalid OAuth state"
  if (refusal) return integrationsWithResult({ provider, error: keepRefusal(refusal) })
  const finish = `/settings/connections/${provider}/callback`
  const ask = (access_token: string) => askRest(finish, connectionsView, { body: { query: search }, access_token })
  try {
    await asUser(ask)
    return integrationsWithResult({ connected: provider })
  } catch (cause) {
    return integrationsWithResult({ provider, error: keepError(cause) })
  }
}

/** Keeps the words of a refusal for the settings, and answers its code for the address. */
function keepRefusal(message: string, code: Reason = "PROVIDER_REFUSED"): Reason {
  storeOauthError({ code, message })
  return code
}

function keepError(cause: unknown): Reason {
  const { message, code } = readError(cause)
  return keepRefusal(message, code)
}

/** What is wrong with what a provider sent, before it is brought to the server; null where nothing is. */
function refusalOf(search: string, { state }: OauthAttempt): string | null {
  const query = new URLSearchParams(search)
  const error = query.get("error")
  if (error !== null) return oauthErrorMessage(error)
  return state === query.get("state") ? null : "Invalid OAuth state"
}

/** Answers what is wrong, or null. */
async function finish(provider: string, search: string, attempt: SignIn | null): Promise<string | null> {
  if (!isProvider(provider)) return `Unknown OAuth provider: ${provider.slice(0, 40)}`
  const query = new URLSearchParams(search)
  const error = query.get("error")
  if (error !== null) return oauthErrorMessage(error)
  if (!attempt || attempt.provider !== provider || attempt.state !== query.get("state")) return "Invalid OAuth state"
  const { remember } = attempt
  // The family's days begin at its own midnight (DECISIONS 8), which the browser knows best.
  const timezone = browserZone()
  const wishes = new URLSearchParams({ remember_me: String(remember), ...(timezone && { timezone }) })
  // All that the provider sent goes along: with some of it the server sees that it came from there.
  const answer = await askRest(`/auth/${provider}/callback${search}&${wishes}`, sessionView)
  session.signIn({ ...answer, remember })
  return null
}
