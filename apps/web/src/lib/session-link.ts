import { isTRPCClientError, type TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import { observable, type Unsubscribable } from "@trpc/server/observable"
import { readError } from "./read-error.ts"
import type { SessionStore } from "./session-store.ts"

/** The 401s that new tokens cure. A wrong password (INVALID_CREDENTIALS) is not among them. */
const curable = new Set(["TOKEN_EXPIRED", "TOKEN_INVALID", "UNAUTHORIZED"])

/**
 * Sends a request once more, with new tokens, when the server did not accept the old ones (A §4). Requests that fail
 * together wait for one refresh.
 */
export function retryWithNewTokens<Router extends AnyRouter>(session: SessionStore): TRPCLink<Router> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let running: Unsubscribable
        let stopped = false
        const send = (again: boolean) => {
          running = next(op).subscribe({
            ...observer,
            error(cause) {
              const { status, code } = readError(cause)
              if (again || status !== 401 || !curable.has(code) || !session.read()) return observer.error(cause)
              session.refresh().then(
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
