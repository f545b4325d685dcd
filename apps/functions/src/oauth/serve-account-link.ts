import { AppError, type Reason } from "@hearthbook/api/errors"
import type { Context as ApiContext } from "@hearthbook/api/context"
import { refuseTemporaryPassword } from "@hearthbook/api/identify"
import type { OauthProvider } from "@hearthbook/api/rules/identity-providers"
import { oauthErrorMessage, oauthState, visitReturn } from "@hearthbook/api/schemas/oauth"
import type { ProviderProfile } from "@hearthbook/api/services/oauth/oauth"
import type { Context, Hono } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { AppEnv } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"
import { readJson } from "../http/read-json.ts"
import type { Attempt } from "./attempt.ts"
import type { createOauthEngine } from "./engine.ts"

/** Seconds in which the browser must have gone to the provider, as long as its ticket is good. */
const ticketLife = 60

/** What somebody who is signed in goes to a provider for. */
export type Visit = {
  purpose: "drive" | "connection"
  provider: OauthProvider
  /** Where the way begins, `POST` for its ticket and `GET` for the browser, and where it is finished. */
  begin: string
  finish: string
  /** Gives a ticket to who asks, with the body that they sent; and says whose a ticket is, which is then used up. */
  issue: (c: Context<AppEnv>, api: ApiContext) => Promise<{ state: string; ticket: string }>
  redeem: (api: ApiContext, ticket: string) => Promise<string>
  /** Keeps what the provider gave; answers what the web app is told. */
  keep: (api: ApiContext, profile: ProviderProfile) => Promise<object>
}

/** What serves the visits of a site. */
type Site = { app_url: string; engine: ReturnType<typeof createOauthEngine> }

/**
 * A visit to a provider and back. The web app asks for a ticket, which is kept in a cookie, because the visit that follows
 * carries no bearer; the browser goes to `begin`, from there to the provider, back to the web app's own
 * `/auth/callback/{provider}`, and the web app brings the whole query to `finish`.
 */
export function serveAccountLink(app: Hono<AppEnv>, { app_url, engine }: Site, visit: Visit): void {
  const { purpose, provider } = visit
  const isHttps = app_url.startsWith("https://")
  const ticketCookie = (state: string) => ({
    name: `${isHttps ? "__Secure-" : ""}${purpose}.${state.slice(0, 24)}`,
    options: { path: visit.begin, httpOnly: true, sameSite: "Strict" as const, secure: isHttps, maxAge: ticketLife },
  })
  const route = (method: "GET" | "POST", path: string, serve: (c: Context<AppEnv>) => Promise<Response>) =>
    app.on(method, path, async (c) => {
      c.header("Cache-Control", "no-store")
      return serve(c).catch((error: unknown) => refusalResponse(c, error))
    })

  route("POST", visit.begin, async (c) => {
    const { state, ticket } = await visit.issue(c, c.get("api")())
    const { name, options } = ticketCookie(state)
    setCookie(c, name, ticket, options)
    return c.json({ url: `${visit.begin}?state=${state}` })
  })

  route("GET", visit.begin, async (c) => {
    const { data: state } = oauthState.safeParse(c.req.query("state"))
    if (!state) return c.redirect(refusedAt("PROVIDER_REFUSED"))
    const { name, options } = ticketCookie(state)
    const ticket = getCookie(c, name)
    deleteCookie(c, name, options)
    try {
      if (!ticket) throw new AppError("LINK_INVALID")
      const api = c.get("api")()
      const user_id = await visit.redeem(api, ticket)
      const { redirect, cookie } = await engine.begin({ purpose, provider, state, user_id }, api.log)
      setCookie(c, cookie.name, cookie.value, cookie.options)
      return c.redirect(redirect)
    } catch (error) {
      // A person is looking at this: the settings page has words for each reason.
      if (error instanceof AppError) return c.redirect(refusedAt(error.reason))
      throw error
    }
  })

  route("POST", visit.finish, async (c) => {
    const query = new URLSearchParams((await readJson(c, visitReturn)).query)
    const error = query.get("error")
    const api = c.get("api")()
    const identity = await api.identify()
    refuseTemporaryPassword(identity)
    const { data: state } = oauthState.safeParse(query.get("state"))
    if (error !== null) throw new AppError("PROVIDER_REFUSED", oauthErrorMessage(error))
    if (!state) throw new AppError("PROVIDER_REFUSED", "Invalid OAuth state")
    const attempt: Attempt = { purpose, provider, state, user_id: identity.actor.user_id }
    const { name, options } = engine.cookieOf(attempt)
    const cookie = getCookie(c, name)
    if (!cookie) throw new AppError("PROVIDER_REFUSED", "Invalid OAuth state")
    deleteCookie(c, name, options) // Good for one try, however it ends.
    return c.json(await visit.keep(api, await engine.finish(attempt, { query, cookie }, api.log)))
  })

  // S's words for an error name Google, whose Drive it is unless another is named.
  const named = purpose === "drive" ? "" : `&provider=${provider}`
  const refusedAt = (reason: Reason) => `${app_url}/settings?tab=integrations${named}&error=${reason}`
}
