import { createDriveVisitor } from "@hearthbook/api/drive-visits"
import { AppError } from "@hearthbook/api/errors"
import { driveConnection, driveReturn } from "@hearthbook/api/schemas/drive"
import { oauthErrorMessage, oauthState } from "@hearthbook/api/schemas/oauth"
import { redeemDriveTicket } from "@hearthbook/api/services/drive/connect-drive"
import type { Context, Hono } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { AppEnv, AppOptions } from "../app-env.ts"
import { answerRefusal } from "../faults.ts"
import { readJson } from "../read-json.ts"
import type { Attempt } from "./attempt.ts"
import { createOauthEngine } from "./engine.ts"

const address = "/api/v1/settings/google/connect"
const provider = "google" as const
/** Seconds in which the browser must have gone to Google, as long as its ticket is good. */
const ticketLife = 60

/**
 * Connecting a Drive. The web app asks for a ticket, which is kept in a cookie, because the visit that follows carries no
 * bearer; the browser goes to `GET /settings/google/connect`, from there to Google, back to the web app's own
 * `/auth/callback/google`, and the web app brings the whole query to `POST /settings/google/callback`.
 */
export function serveDrive(app: Hono<AppEnv>, { settings, oauth, clock }: AppOptions): void {
  if (!oauth?.keys.google) return
  const engine = createOauthEngine(settings, oauth, clock)
  const { app_url } = settings
  const isHttps = app_url.startsWith("https://")
  const ticketCookie = (state: string) => ({
    name: `${isHttps ? "__Secure-" : ""}drive.${state.slice(0, 24)}`,
    options: { path: address, httpOnly: true, sameSite: "Strict" as const, secure: isHttps, maxAge: ticketLife },
  })

  const route = (method: "GET" | "POST", path: string, serve: (c: Context<AppEnv>) => Promise<Response>) =>
    app.on(method, path, async (c) => {
      c.header("Cache-Control", "no-store")
      return serve(c).catch((error: unknown) => answerRefusal(c, error))
    })

  route("POST", address, async (c) => {
    const { state } = await readJson(c, driveConnection)
    const ticket = await createDriveVisitor(c.get("api")()).ticket()
    const { name, options } = ticketCookie(state)
    setCookie(c, name, ticket, options)
    return c.json({ url: `${address}?state=${state}` })
  })

  route("GET", address, async (c) => {
    const { data: state } = oauthState.safeParse(c.req.query("state"))
    if (!state) return c.redirect(refusedAt("Invalid OAuth state"))
    const { name, options } = ticketCookie(state)
    const ticket = getCookie(c, name)
    deleteCookie(c, name, options)
    try {
      if (!ticket) throw new AppError("LINK_INVALID")
      const api = c.get("api")()
      const user_id = await redeemDriveTicket(api, ticket)
      const { redirect, cookie } = await engine.begin({ provider, state, user_id }, api.log)
      setCookie(c, cookie.name, cookie.value, cookie.options)
      return c.redirect(redirect)
    } catch (error) {
      // A person is looking at this: the settings say it in words (S §2).
      if (error instanceof AppError) return c.redirect(refusedAt(error.message))
      throw error
    }
  })

  route("POST", "/api/v1/settings/google/callback", async (c) => {
    const query = new URLSearchParams((await readJson(c, driveReturn)).query)
    const error = query.get("error")
    const api = c.get("api")()
    const { actor } = await api.identify()
    const { data: state } = oauthState.safeParse(query.get("state"))
    if (error !== null) throw new AppError("PROVIDER_REFUSED", oauthErrorMessage(error))
    if (!state) throw new AppError("PROVIDER_REFUSED", "Invalid OAuth state")
    const attempt: Attempt = { provider, state, user_id: actor.user_id }
    const { name, options } = engine.cookieOf(attempt)
    const cookie = getCookie(c, name)
    if (!cookie) throw new AppError("PROVIDER_REFUSED", "Invalid OAuth state")
    deleteCookie(c, name, options) // Good for one try, however it ends.
    const profile = await engine.finish(attempt, { query, cookie }, api.log)
    return c.json(await createDriveVisitor(api).connect(profile))
  })

  const refusedAt = (message: string) =>
    `${app_url}/settings?${new URLSearchParams({ tab: "integrations", error: message })}`
}
