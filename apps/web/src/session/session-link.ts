import { ownFaults } from "@hearthbook/core/errors/own-faults"
import { isTRPCClientError, type TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import { observable, type Unsubscribable } from "@trpc/server/observable"
import { readError } from "../lib/read-error.ts"
import { refusal } from "../api/refusal.ts"
import type { SessionStore } from "./session-store.ts"

/** The codes of a 401 that new tokens fix. A wrong password (INVALID_CREDENTIALS) is not among them. */
export const curable: ReadonlySet<string> = new Set(["TOKEN_EXPIRED", "TOKEN_INVALID", "UNAUTHORIZED"])
/** The number of refreshes without an accepted request after which the session ends. */
const mostRefreshes = 3

/** The context of an operation with the token it was sent with, which a 401 refers to. */
export type SentWith = { sent_with?: string }

/**
 * Refuses procedures that need a session without calling the server if no one is signed in, as by a page that is closing after a
 * sign-out. `open` are the public procedures.
 */
export function needSession<Router extends AnyRouter>(
  session: SessionStore,
  open: ReadonlySet<string>,
): TRPCLink<Router> {
  const { status, code, message } = ownFaults.SIGNED_OUT
  return () =>
    ({ op, next }) =>
      session.read() || open.has(op.path)
        ? next(op)
        : observable((observer) => observer.error(refusal<Router>(status, { code, message, request_id: "" })))
}

/**
 * Sends a request once more with new tokens if the server rejects the old ones. Requests that fail together share one refresh. The
 * session ends if the server rejects three new tokens in a row.
 */
export function retryWithNewTokens<Router extends AnyRouter>(session: SessionStore): TRPCLink<Router> {
  let renewing: Promise<string | null> | null = null
  let failures = 0

  function renew(sent_with: unknown): Promise<string | null> {
    const { access_token = null } = session.read() ?? {}
    // Another request has refreshed the tokens already.
    if (typeof sent_with === "string" && access_token !== sent_with) return Promise.resolve(access_token)
    if (renewing) return renewing
    if (failures === mostRefreshes) {
      failures = 0
      session.end("TOKEN_INVALID")
      return Promise.resolve(null)
    }
    failures += 1
    renewing = session.refresh().finally(() => {
      renewing = null
    })
    return renewing
  }

  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let running: Unsubscribable
        let stopped = false
        const send = (again: boolean) => {
          running = next(op).subscribe({
            ...observer,
            next(value) {
              failures = 0
              observer.next(value)
            },
            error(cause) {
              const { status, code } = readError(cause)
              if (again || status !== 401 || !curable.has(code) || !session.read()) return observer.error(cause)
              renew(op.context.sent_with).then(
                (token) => (stopped ? undefined : token ? send(true) : observer.error(cause)),
                (failure: unknown) => observer.error(isTRPCClientError<Router>(failure) ? failure : cause),
              )
            },
          })
        }
        send(false)
        return () => {
          stopped = true
          running.unsubscribe()
        }
      })
}
