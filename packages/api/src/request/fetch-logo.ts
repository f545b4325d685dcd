/** Bytes of the largest logo that is read from a site. */
export const largestLogo = 2 * 1024 * 1024

/** Milliseconds that fetching one logo may take, its redirects included. */
export const logoTimeout = 5_000

/**
 * Reads the picture at an http or https address, up to `largestLogo` bytes. Calls public addresses only, redirects included.
 * Rejects for any other address, for a site that answers no picture, and when the deadline comes first.
 */
export type FetchLogo = (address: string, deadline: AbortSignal) => Promise<Uint8Array>
