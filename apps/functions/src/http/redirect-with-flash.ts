import { flashCookie, flashLife, writeFlash, type Flash } from "@hearthbook/core/paths/flash"
import type { Context } from "hono"
import { setCookie } from "hono/cookie"
import { isHttps } from "./browser-cookie.ts"

/**
 * Redirects a browser to a page of the app, which tells the person what failed. The reason is in a cookie and not in the address, which
 * anyone can write into a link. The page reads the cookie and deletes it, so scripts may read it; it holds nothing secret. Lax, because
 * users return from Google or GitHub through a link of another site.
 */
export function redirectWithFlash(c: Context, app_url: string, path: string, flash: Flash): Response {
  const secure = isHttps(app_url)
  setCookie(c, flashCookie(secure), writeFlash(flash), { path: "/", sameSite: "Lax", secure, maxAge: flashLife })
  return c.redirect(`${app_url}${path}`)
}
