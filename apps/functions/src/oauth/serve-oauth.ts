import { AppError } from "@hearthbook/api/errors"
import type { OauthProvider } from "@hearthbook/api/rules/identity-providers"
import { callbackWishes, oauthErrorMessage, oauthState } from "@hearthbook/api/schemas/oauth"
import { signInWithProvider } from "@hearthbook/api/services/oauth/oauth"
import type { Context, Hono } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"
import { createOauthEngine } from "./engine.ts"
import { configuredProviders } from "../settings/oauth-options.ts"

type Serve = (c: Context<AppEnv>, provider: OauthProvider) => Promise<Response>

/**
 * Third-party sign-in. A person is sent to `/auth/{provider}/signin`, from there to the provider, back to the web app's own
 * `/auth/callback/{provider}`, and the web app brings the whole query here to `/auth/{provider}/callback`. Any other
 * provider falls through to the REST adapter, where there is nothing at its address.
 */
export function serveOauth(app: Hono<AppEnv>, { settings, oauth, clock }: AppOptions): void {
  if (!oauth) return
  const engine = createOauthEngine(settings, oauth, clock)
  const providers = configuredProviders(oauth)
  const { app_url } = settings

  const route = (step: "signin" | "callback", serve: Serve) =>
    app.get(`/api/v1/auth/:provider/${step}`, async (c, next) => {
      const provider = providers.find((name) => name === c.req.param("provider"))
      if (!provider) return next()
      c.header("Cache-Control", "no-store")
      c.header("Vary", "Accept, Sec-Fetch-Mode")
      return serve(c, provider).catch((error: unknown) => refusalResponse(c, error))
    })

  route("signin", async (c, provider) => {
    const state = readState(c)
    try {
      const { redirect, cookie } = await engine.begin({ purpose: "sign_in", provider, state }, c.get("api")().log)
      setCookie(c, cookie.name, cookie.value, cookie.options)
      return c.redirect(redirect)
    } catch (error) {
      // A person is looking at this: the web app says it in words, under RFC 6749's name for it.
      if (!(error instanceof AppError) || !isNavigation(c)) throw error
      return c.redirect(`${app_url}/auth/callback/${provider}?error=temporarily_unavailable&state=${state}`)
    }
  })

  route("callback", async (c, provider) => {
    const { searchParams: query } = new URL(c.req.url)
    const error = query.get("error")
    const attempt = { purpose: "sign_in" as const, provider, state: readState(c, error) }
    const { name, options } = engine.cookieOf(attempt)
    const cookie = getCookie(c, name)
    if (cookie) deleteCookie(c, name, options) // Good for one try, however it ends.
    if (error !== null) throw new AppError("PROVIDER_REFUSED", oauthErrorMessage(error))
    if (!cookie) throw new AppError("PROVIDER_REFUSED", "Invalid OAuth state")
    const wishes = callbackWishes.parse(Object.fromEntries(query))
    for (const wish of Object.keys(callbackWishes.shape)) query.delete(wish)
    const api = c.get("api")()
    const profile = await engine.finish(attempt, { query, cookie }, api.log)
    const answer = await signInWithProvider(api, profile, wishes)
    if (!isNavigation(c)) return c.json(answer)
    const { access_token, refresh_token } = answer
    // With the state, by which the tab that began this knows it for its own.
    const tokens = new URLSearchParams({ access_token, refresh_token, state: attempt.state })
    return c.redirect(`${app_url}/auth/callback?${tokens}`)
  })
}

/** The attempt's state. Where the provider answers an error, that is said first. */
function readState(c: Context<AppEnv>, error: string | null = null): string {
  const { data } = oauthState.safeParse(c.req.query("state"))
  if (!data) throw new AppError("PROVIDER_REFUSED", error === null ? "Invalid OAuth state" : oauthErrorMessage(error))
  return data
}

/** Whether a person opened the address, and no program asks. */
function isNavigation(c: Context<AppEnv>): boolean {
  const mode = c.req.header("sec-fetch-mode")
  return mode ? mode === "navigate" : /\btext\/html\b/.test(c.req.header("accept") ?? "")
}
