/** A token counts as expired this long before it is, so that it does not end on its way to the server (A §9). */
const early = 60_000

/** When an access token ends, in milliseconds since 1970; 0 (long ago) for one that cannot be read. */
export function endOfToken(access_token: string): number {
  try {
    const claims: unknown = JSON.parse(atob((access_token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/")))
    const seconds = typeof claims === "object" && claims !== null && "exp" in claims ? Number(claims.exp) : 0
    return Number.isFinite(seconds) ? seconds * 1000 : 0
  } catch {
    return 0
  }
}

/** Whether a token is too old to be sent. */
export function isExpired(access_token: string, now: number): boolean {
  return endOfToken(access_token) - early <= now
}
