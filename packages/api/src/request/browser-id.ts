import { randomBytes } from "node:crypto"

/** The cookie that holds a browser's id; over TLS its name begins with `__Secure-`. */
export const browserCookie = "hearthbook.browser"

/** How long a browser keeps its id, in seconds: 400 days, the longest that browsers grant. */
export const browserCookieLife = 400 * 24 * 60 * 60

/** The browser that asks, by the random id in its cookie. The id tells browsers apart and opens nothing. */
export type BrowserId = {
  /** 32 random bytes as base64url; null while the browser has none. */
  id: string | null
  /** The answer is to set the cookie. */
  sets_cookie: boolean
}

/** Reads a cookie. One that is not in our form counts as none. */
export function readBrowserId(cookie: string | undefined): BrowserId {
  return { id: cookie && /^[\w-]{43}$/.test(cookie) ? cookie : null, sets_cookie: false }
}

/** The browser's id, made where it has none, to be sent with the answer. */
export function ensureBrowserId(browser: BrowserId): string {
  browser.sets_cookie = true
  browser.id ??= randomBytes(32).toString("base64url")
  return browser.id
}
