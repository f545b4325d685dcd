import { browserCookieLife } from "@hearthbook/api/request/browser-id"
import { readTabletCookie, tabletCookieName, type TabletCookie } from "@hearthbook/api/request/tablet-cookie"
import type { Context } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import { cookieName, isHttps } from "./browser-cookie.ts"

/** Reads the token of a family's tablet from its cookie. */
export function readTablet(c: Context, app_url: string): TabletCookie {
  return readTabletCookie(getCookie(c, cookieName(tabletCookieName, app_url)))
}

/** Sets or deletes the cookie with a response that makes a device the family's tablet or ends that, but not with an error. */
export function rememberTablet(c: Context, { token, change }: TabletCookie, app_url: string): void {
  if (change === null || c.res.status >= 400) return
  const name = cookieName(tabletCookieName, app_url)
  const options = { path: "/api", httpOnly: true, sameSite: "Strict", secure: isHttps(app_url) } as const
  if (change === "set" && token) setCookie(c, name, token, { ...options, maxAge: browserCookieLife })
  else deleteCookie(c, name, options)
}
