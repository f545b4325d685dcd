import { faults, type Reason } from "../errors/errors.ts"
import { oauthProviders, type OauthProvider } from "../permissions/identity-providers.ts"

const topics = ["sign_in", "connection", "drive", "archive"] as const

/**
 * Why the server redirects to a page of the app: what was tried, the reason for which it failed, and the identity provider, if there is
 * one. It is no text, so that a page says only what is in the table of errors.
 */
export type Flash = { topic: (typeof topics)[number]; code: Reason; provider: OauthProvider | null }

/** Seconds in which the page must have read a flash. */
export const flashLife = 60

/**
 * The name of the cookie with a flash. Over TLS it has the prefix with which a browser accepts it only from this host, so that no other
 * site can plant one, not even on a neighbouring subdomain.
 */
export function flashCookie(isHttps: boolean): string {
  return isHttps ? "__Host-hearthbook.flash" : "hearthbook.flash"
}

/** A flash as the value of its cookie, such as 'connection.LINK_INVALID.github'. */
export function writeFlash({ topic, code, provider }: Flash): string {
  return [topic, code, provider ?? "none"].join(".")
}

/** Reads a cookie's value; null for anything that `writeFlash` does not write. */
export function readFlash(value: string): Flash | null {
  const [given, code = "", name, ...rest] = value.split(".")
  const topic = topics.find((one) => one === given)
  const provider = oauthProviders.find((one) => one === name) ?? null
  if (!topic || !isReason(code) || (!provider && name !== "none") || rest.length > 0) return null
  return { topic, code, provider }
}

function isReason(code: string): code is Reason {
  return Object.hasOwn(faults, code)
}
