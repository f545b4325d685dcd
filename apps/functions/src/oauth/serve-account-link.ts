import { AppError, type Reason } from "@hearthbook/core/errors/errors"
import { settingsAt } from "@hearthbook/core/paths/app-paths"
import type { Context as ApiContext } from "@hearthbook/api/identity/context"
import { refuseTemporaryPassword } from "@hearthbook/api/identity/identify"
import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import { oauthErrorMessage, oauthState, callbackQuery } from "@hearthbook/api/access/oauth"
import type { ProviderProfile } from "@hearthbook/api/modules/access/oauth/oauth.service"
import type { Context, Hono } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { AppEnv } from "../http/app-env.ts"
import { refusalResponse } from "../http/error-response.ts"
import { readJson } from "../http/read-json.ts"
import { redirectWithFlash } from "../http/redirect-with-flash.ts"
import type { Attempt } from "./attempt.ts"
import type { createOauthEngine } from "./engine.ts"

/** Seconds for which a ticket and its cookie are valid. */
const ticketLife = 60

/** How a signed-in user links an external account. */
export type AccountLink = {
  purpose: "drive" | "connection"
  provider: OauthProvider
  /** The path at which the flow begins: `POST` issues a ticket, `GET` is opened by the browser. */
  begin: string
  /** The path to which the web app sends the identity provider's result. */
  finish: string
  /** Issues a ticket, from the body of the request. */
  issue: (c: Context<AppEnv>, api: ApiContext) => Promise<{ state: string; ticket: string }>
  /** Returns the user of a ticket, which can be redeemed only once. */
  redeem: (api: ApiContext, ticket: string) => Promise<string>
  /** Stores the linked account, and returns the response for the web app. */
  keep: (api: ApiContext, profile: ProviderProfile) => Promise<object>
}

type Site = { app_url: string; engine: ReturnType<typeof createOauthEngine> }

/**
 * Serves linking an external account. The web app requests a ticket, which is set as a cookie because the browser's navigation
 * carries no bearer token. The browser opens `begin` and is redirected to the identity provider, which redirects to the web app's
 * `/auth/callback/{provider}`. The web app sends the whole query to `finish`.
 */
export function serveAccountLink(app: Hono<AppEnv>, { app_url, engine }: Site, link: AccountLink): void {
  const { purpose, provider } = link
  const isHttps = app_url.startsWith("https://")
  const ticketCookie = (state: string) => ({
    name: `${isHttps ? "__Secure-" : ""}${purpose}.${state.slice(0, 24)}`,
    options: { path: link.begin, httpOnly: true, sameSite: "Strict" as const, secure: isHttps, maxAge: ticketLife },
  })
  const route = (method: "GET" | "POST", path: string, serve: (c: Context<AppEnv>) => Promise<Response>) =>
    app.on(method, path, async (c) => {
      c.header("Cache-Control", "no-store")
      return serve(c).catch((error: unknown) => refusalResponse(c, error))
    })

  route("POST", link.begin, async (c) => {
    const { state, ticket } = await link.issue(c, c.get("api")())
    const { name, options } = ticketCookie(state)
    setCookie(c, name, ticket, options)
    return c.json({ url: `${link.begin}?state=${state}` })
  })

  route("GET", link.begin, async (c) => {
    const { data: state } = oauthState.safeParse(c.req.query("state"))
    if (!state) return refuse(c, "PROVIDER_REFUSED")
    const { name, options } = ticketCookie(state)
    const ticket = getCookie(c, name)
    deleteCookie(c, name, options)
    try {
      if (!ticket) throw new AppError("LINK_INVALID")
      const api = c.get("api")()
      const user_id = await link.redeem(api, ticket)
      const { redirect, cookie } = await engine.begin({ purpose, provider, state, user_id }, api.log)
      setCookie(c, cookie.name, cookie.value, cookie.options)
      return c.redirect(redirect)
    } catch (error) {
      // The browser shows this as a page: the settings have a message for each reason.
      if (error instanceof AppError) return refuse(c, error.reason)
      throw error
    }
  })

  route("POST", link.finish, async (c) => {
    const query = new URLSearchParams((await readJson(c, callbackQuery)).query)
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
    deleteCookie(c, name, options) // Valid for one try.
    return c.json(await link.keep(api, await engine.finish(attempt, { query, cookie }, api.log)))
  })

  const refuse = (c: Context<AppEnv>, code: Reason) =>
    redirectWithFlash(c, app_url, settingsAt("integrations"), { topic: purpose, code, provider })
}
