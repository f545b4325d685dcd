import { faults } from "@hearthbook/api/errors"
import { isTRPCClientError, type TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import { observable, type Unsubscribable } from "@trpc/server/observable"
import { readError } from "../lib/read-error.ts"
import { refusal } from "../api/refusal.ts"
import type { SessionStore } from "./session-store.ts"

/** The 401s that new tokens cure. A wrong password (INVALID_CREDENTIALS) is not among them. */
export const curable: ReadonlySet<string> = new Set(["TOKEN_EXPIRED", "TOKEN_INVALID", "UNAUTHORIZED"])
/** A §9: so many refreshes with nothing accepted in between; a further one would not help either. */
const mostRefreshes = 3

/** The token a request goes out with, noted in its context: a 401 is an answer about that one. */
export type SentWith = { sent_with?: string }

/**
 * Refuses what only somebody signed in may ask, without asking the server: a page that is still on its way out after a
 * log-out would ask in vain. `open` are the procedures for everybody.
 */
export function needSession<Router extends AnyRouter>(
  session: SessionStore,
  open: ReadonlySet<string>,
): TRPCLink<Router> {
  const { status, code, message } = faults.SIGNED_OUT
  return () =>
    ({ op, next }) =>
      session.read() || open.has(op.path)
        ? next(op)
        : observable((observer) => observer.error(refusal<Router>(status, { code, message, request_id: "" })))
}

/**
 * Sends a request once more, with new tokens, when the server did not accept the old ones (A §4). Requests that fail
 * together wait for one refresh. A server that accepts none of three new tokens in a row ends the session.
 */
export function retryWithNewTokens<Router extends AnyRouter>(session: SessionStore): TRPCLink<Router> {
  let renewing: Promise<string | null> | null = null
  let inVain = 0

  function renew(sent_with: unknown): Promise<string | null> {
    const { access_token = null } = session.read() ?? {}
    // Another request's refresh was quicker than this one's refusal.
    if (typeof sent_with === "string" && access_token !== sent_with) return Promise.resolve(access_token)
    if (renewing) return renewing
    if (inVain === mostRefreshes) {
      inVain = 0
      session.end("TOKEN_INVALID")
      return Promise.resolve(null)
    }
    inVain += 1
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
              inVain = 0
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
