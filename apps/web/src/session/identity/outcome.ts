import type { Reason } from "@hearthbook/core/errors/errors"
import { flashCookie, readFlash, type Flash } from "@hearthbook/core/paths/flash"

/**
 * How a visit to an identity provider or a download ended. `code` is null for success, and `message` is the server's words where it told
 * more than the code.
 */
export type Outcome = Omit<Flash, "code"> & { code: Reason | null; message?: string }

let kept: Outcome | null = null

/** Keeps an outcome that this page learned, for the screen that shows it next. */
export function keepOutcome(outcome: Outcome): void {
  kept = outcome
}

/** The outcome to show: what this page kept, or else what the server sent with its redirect. Null for none. */
export function readOutcome(): Outcome | null {
  return kept ?? readCookie()
}

/** Called once the outcome has been read, so that it is shown once. */
export function forgetOutcome(): void {
  kept = null
  document.cookie = `${cookieName()}=; Path=/; Max-Age=0${isHttps() ? "; Secure" : ""}`
}

function readCookie(): Flash | null {
  const name = `${cookieName()}=`
  const cookie = document.cookie.split("; ").find((one) => one.startsWith(name))
  return cookie ? readFlash(cookie.slice(name.length)) : null
}

const isHttps = () => window.location.protocol === "https:"
const cookieName = () => flashCookie(isHttps())
