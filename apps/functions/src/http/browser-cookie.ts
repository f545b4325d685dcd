import { browserCookie, browserCookieLife, readBrowserId, type BrowserId } from "@hearthbook/api/browser-id"
import type { Context } from "hono"
import { getCookie, setCookie } from "hono/cookie"

/** The browser that asks, as its cookie says. */
export function readBrowser(c: Context, app_url: string): BrowserId {
  return readBrowserId(getCookie(c, nameAt(app_url)))
}

/**
 * Sets the cookie by an answer that has signed somebody in. Lax, because a person comes back from Google or GitHub by a link of
 * another site. A refusal sets none.
 */
export function rememberBrowser(c: Context, { id, is_kept }: BrowserId, app_url: string): void {
  if (!id || !is_kept || c.res.status >= 400) return
  setCookie(c, nameAt(app_url), id, {
    path: "/api",
    httpOnly: true,
    sameSite: "Lax",
    secure: isHttps(app_url),
    maxAge: browserCookieLife,
  })
}

function nameAt(app_url: string): string {
  return isHttps(app_url) ? `__Secure-${browserCookie}` : browserCookie
}

function isHttps(app_url: string): boolean {
  return app_url.startsWith("https://")
}
