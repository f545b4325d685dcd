/** Milliseconds before its expiry in which a token counts as expired, so that it does not expire on its way to the server. */
const margin = 60_000

/** Returns the expiry of an access token in milliseconds since 1970, or 0 for one that cannot be read. */
export function endOfToken(access_token: string): number {
  try {
    const claims: unknown = JSON.parse(atob((access_token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")))
    const seconds = typeof claims === "object" && claims !== null && "exp" in claims ? Number(claims.exp) : 0
    return Number.isFinite(seconds) ? seconds * 1000 : 0
  } catch {
    return 0
  }
}

/** Returns true if a token is too old to be sent. */
export function isExpired(access_token: string, now: number): boolean {
  return endOfToken(access_token) - margin <= now
}
