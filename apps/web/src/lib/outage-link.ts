import type { TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import { observable, type Unsubscribable } from "@trpc/server/observable"
import type { Outage } from "./outage.ts"
import { isUnreachable } from "./read-error.ts"

/**
 * Has `outage` look when a request found nobody. A question then waits, and is asked again when the server is back; a change
 * fails at once, so that its form can say so: whether it was made is not known, and made twice it would be worse than not.
 */
export function outageLink<Router extends AnyRouter>(outage: Outage): TRPCLink<Router> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let running: Unsubscribable
        let stopped = false
        const send = () => {
          running = next(op).subscribe({
            ...observer,
            error(cause) {
              if (stopped || !isUnreachable(cause)) return observer.error(cause)
              const back = outage.check()
              if (op.type !== "query") return observer.error(cause)
              const giveUp = () => observer.error(cause)
              op.signal?.addEventListener("abort", giveUp)
              void back.then((wasDown) => {
                op.signal?.removeEventListener("abort", giveUp)
                if (stopped || op.signal?.aborted) return
                if (wasDown) send()
                else observer.error(cause)
              })
            },
          })
        }
        send()
        return () => {
          stopped = true
          running.unsubscribe()
        }
      })
}
