import { sessionView, tokensView, userView } from "@hearthbook/api/schemas/auth"
import { oauthErrorMessage } from "@hearthbook/api/schemas/oauth"
import { loginFrom, paths } from "../../lib/paths.ts"
import { readError } from "../../lib/read-error.ts"
import { askRest } from "../../lib/rest.ts"
import { session } from "../../lib/trpc.ts"
import { isProvider, takeAttempt, type OauthAttempt } from "./oauth-attempt.ts"
import { keepOauthFailure } from "./oauth-failure.ts"
import { runOnce } from "./run-once.ts"

/** Where to go on to. Whoever is signed in then is led from the sign-in page to where they came from. */
type Onward = Promise<string>

/**
 * Finishes a sign-in that a provider sent back, once: what was granted to a code that is used twice is revoked. What is
 * wrong is kept for the sign-in page, in the words of A §5.
 */
export function finishSignIn(provider: string, search: string): Onward {
  return runOnce(`oauth ${provider}${search}`, () => settle((attempt) => finish(provider, search, attempt)))
}

/** Signs in with the tokens of a query, once. Without both of them it leads to the sign-in page. */
export function adoptTokens(search: string): Onward {
  return runOnce(`tokens ${search}`, () => settle((attempt) => adopt(search, attempt)))
}

async function settle(arrive: (attempt: OauthAttempt | null) => Promise<string | null>): Onward {
  const attempt = takeAttempt(sessionStorage)
  const failure = await arrive(attempt).catch((cause: unknown) => readError(cause).message)
  if (failure) keepOauthFailure(failure)
  return attempt?.from ? loginFrom(attempt.from) : paths.login
}

/** Answers what is wrong, or null. */
async function finish(provider: string, search: string, attempt: OauthAttempt | null): Promise<string | null> {
  if (!isProvider(provider)) return `Unknown OAuth provider: ${provider.slice(0, 40)}`
  const query = new URLSearchParams(search)
  const error = query.get("error")
  if (error !== null) return oauthErrorMessage(error)
  if (!attempt || attempt.provider !== provider || attempt.state !== query.get("state")) return "Invalid OAuth state"
  const { remember } = attempt
  // The family's days begin at its own midnight (DECISIONS 8), which the browser knows best.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const wishes = new URLSearchParams({ remember_me: String(remember), timezone: timeZone })
  // All that the provider sent goes along: with some of it the server sees that it came from there.
  const answer = await askRest(`/auth/${provider}/callback${search}&${wishes}`, sessionView)
  session.signIn({ ...answer, remember })
  return null
}

async function adopt(search: string, attempt: OauthAttempt | null): Promise<null> {
  const { data: tokens } = tokensView.safeParse(Object.fromEntries(new URLSearchParams(search)))
  if (!tokens?.access_token || !tokens.refresh_token) return null
  const user = await askRest("/auth/whoami", userView, { access_token: tokens.access_token })
  session.signIn({ ...tokens, user, remember: attempt?.remember ?? true })
  return null
}
