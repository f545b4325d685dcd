import { AppError } from "@hearthbook/core/errors/errors"
import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import { callbackOptions, oauthErrorMessage, oauthState } from "@hearthbook/api/access/oauth"
import { signInWithProvider } from "@hearthbook/api/modules/access/oauth/oauth.service"
import type { Context, Hono } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"
import { redirectWithFlash } from "../http/redirect-with-flash.ts"
import { createOauthEngine } from "./engine.ts"
import { configuredProviders } from "../settings/oauth-options.ts"

type Serve = (c: Context<AppEnv>, provider: OauthProvider) => Promise<Response>

/**
 * Serves third-party sign-in. The browser opens `/auth/{provider}/signin` and is redirected to the identity provider, which
 * redirects to the web app's `/auth/callback/{provider}`. The web app sends the whole query to `/auth/{provider}/callback` here.
 * Requests for other identity providers fall through to the REST routes, which answer 404.
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
      // In a browser, the web app shows the error.
      if (!(error instanceof AppError) || !isNavigation(c)) throw error
      return redirectWithFlash(c, app_url, `/auth/callback/${provider}`, {
        topic: "sign_in",
        code: error.reason,
        provider,
      })
    }
  })

  route("callback", async (c, provider) => {
    const { searchParams: query } = new URL(c.req.url)
    const error = query.get("error")
    const attempt = { purpose: "sign_in" as const, provider, state: readState(c, error) }
    const { name, options } = engine.cookieOf(attempt)
    const cookie = getCookie(c, name)
    if (cookie) deleteCookie(c, name, options) // Valid for one try.
    if (error !== null) throw new AppError("PROVIDER_REFUSED", oauthErrorMessage(error))
    if (!cookie) throw new AppError("PROVIDER_REFUSED", "Invalid OAuth state")
    const wishes = callbackOptions.parse(Object.fromEntries(query))
    for (const wish of Object.keys(callbackOptions.shape)) query.delete(wish)
    const api = c.get("api")()
    const profile = await engine.finish(attempt, { query, cookie }, api.log)
    const signedIn = await signInWithProvider(api, profile, wishes)
    if (!isNavigation(c)) return c.json(signedIn)
    const { access_token, refresh_token } = signedIn
    // The tab that started the sign-in recognizes it by the state.
    const tokens = new URLSearchParams({ access_token, refresh_token, state: attempt.state })
    return c.redirect(`${app_url}/auth/callback?${tokens}`)
  })
}

/** Returns the attempt's state. Throws PROVIDER_REFUSED if it is invalid, with the identity provider's error if there is one. */
function readState(c: Context<AppEnv>, error: string | null = null): string {
  const { data } = oauthState.safeParse(c.req.query("state"))
  if (!data) throw new AppError("PROVIDER_REFUSED", error === null ? "Invalid OAuth state" : oauthErrorMessage(error))
  return data
}

/** Returns true if a browser opened the address as a page. */
function isNavigation(c: Context<AppEnv>): boolean {
  const mode = c.req.header("sec-fetch-mode")
  return mode ? mode === "navigate" : /\btext\/html\b/.test(c.req.header("accept") ?? "")
}
