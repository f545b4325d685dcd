import { browserCookie, browserCookieLife, readBrowserId, type BrowserId } from "@hearthbook/api/request/browser-id"
import type { Context } from "hono"
import { getCookie, setCookie } from "hono/cookie"

/** Reads the browser's id from its cookie. */
export function readBrowser(c: Context, app_url: string): BrowserId {
  return readBrowserId(getCookie(c, cookieName(browserCookie, app_url)))
}

/**
 * Sets the browser's cookie with a response that signs a user in, but not with an error. Lax, because users return from
 * Google or GitHub through a link of another site.
 */
export function rememberBrowser(c: Context, { id, sets_cookie }: BrowserId, app_url: string): void {
  if (!id || !sets_cookie || c.res.status >= 400) return
  setCookie(c, cookieName(browserCookie, app_url), id, {
    path: "/api",
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps(app_url),
    maxAge: browserCookieLife,
  })
}

/** The name under which a cookie is stored, which over TLS allows only secure connections. */
export function cookieName(name: string, app_url: string): string {
  return isHttps(app_url) ? `__Secure-${name}` : name
}

/** True if the site is served over TLS. */
export function isHttps(app_url: string): boolean {
  return app_url.startsWith("https://")
}
