import { randomBytes } from "node:crypto"

/** The name of the cookie with a browser's id. Over TLS it is prefixed with `__Secure-`. */
export const browserCookie = "hearthbook.browser"

/** The lifetime of the cookie in seconds: 400 days, the longest that browsers allow. */
export const browserCookieLife = 400 * 24 * 60 * 60

/**
 * The browser that sent the request, identified by the random id in its cookie. The id only tells browsers apart. It grants
 * nothing.
 */
export type BrowserId = {
  /** 32 random bytes as base64url; null if the browser has none. */
  id: string | null
  /** True if the response must set the cookie. */
  sets_cookie: boolean
}

/** Reads the cookie. A value in another format is ignored. */
export function readBrowserId(cookie: string | undefined): BrowserId {
  return { id: cookie && /^[\w-]{43}$/.test(cookie) ? cookie : null, sets_cookie: false }
}

/** Returns the browser's id, creating one if needed, and makes the response set the cookie. */
export function ensureBrowserId(browser: BrowserId): string {
  browser.sets_cookie = true
  browser.id ??= randomBytes(32).toString("base64url")
  return browser.id
}
