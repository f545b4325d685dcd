/** The size limit in bytes of a logo that is fetched from a site. */
export const largestLogo = 2 * 1024 * 1024

/** The timeout for fetching one logo, including redirects, in milliseconds. */
export const logoTimeout = 5_000

/**
 * Fetches the picture at an http or https address, up to `largestLogo` bytes. Only public addresses are called, also after
 * redirects. Rejects for any other address, for a response that is not a picture, and at the deadline.
 */
export type FetchLogo = (address: string, deadline: AbortSignal) => Promise<Uint8Array>
