import { randomBytes } from "node:crypto"

/** The name of the cookie with a family tablet's token. Over TLS it is prefixed with `__Secure-`. */
export const tabletCookieName = "hearthbook.tablet"

/**
 * The token that proves that the request comes from a family's tablet, and the change of its cookie that the response makes. It lasts as
 * long as browsers allow, and works until the tablet is revoked.
 */
export type TabletCookie = {
  /** 32 random bytes as base64url; null on any other device. */
  token: string | null
  change: "set" | "clear" | null
}

/** Reads the cookie. A value in another format is ignored. */
export function readTabletCookie(cookie: string | undefined): TabletCookie {
  return { token: cookie && /^[\w-]{43}$/.test(cookie) ? cookie : null, change: null }
}

/** Returns a new token, and makes the response set the cookie. */
export function issueTabletToken(cookie: TabletCookie): string {
  const token = randomBytes(32).toString("base64url")
  Object.assign(cookie, { token, change: "set" } satisfies TabletCookie)
  return token
}

/** Makes the response delete the cookie. */
export function forgetTabletToken(cookie: TabletCookie): void {
  Object.assign(cookie, { token: null, change: "clear" } satisfies TabletCookie)
}
