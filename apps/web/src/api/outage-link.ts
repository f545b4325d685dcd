import type { TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import { observable, type Unsubscribable } from "@trpc/server/observable"
import type { Outage } from "./outage.ts"
import { isUnreachable } from "../lib/read-error.ts"

/** Marks a query as part of a mutation: during an outage it fails at once, as the mutation would, so that the form can show it. */
export const asPartOfChange = { context: { is_part_of_change: true } }

/**
 * Checks for an outage when a request fails without a response, or is slow. A query then waits and is sent again when the server is
 * back. A mutation fails at once, because it may have been executed, and sending it again could execute it twice.
 */
export function outageLink<Router extends AnyRouter>(outage: Outage): TRPCLink<Router> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let running: Unsubscribable
        let stopped = false
        let endWatch: () => void
        const waits = op.type === "query" && !op.context.is_part_of_change
        const send = () => {
          // An aborted request reports an error, which must be ignored.
          let isAborted = false
          // A query on a connection that has gone silent may never be answered.
          const sendAgain = () => {
            isAborted = true
            running.unsubscribe()
            send()
          }
          endWatch = outage.watch(op.type === "query" ? sendAgain : undefined)
          running = next(op).subscribe({
            complete() {
              if (!isAborted) observer.complete()
            },
            next(value) {
              if (isAborted) return
              endWatch()
              observer.next(value)
            },
            error(cause) {
              if (isAborted) return
              endWatch()
              if (stopped || !isUnreachable(cause)) return observer.error(cause)
              const back = outage.check()
              if (!waits) return observer.error(cause)
              const fail = () => observer.error(cause)
              op.signal?.addEventListener("abort", fail)
              void back.then((wasDown) => {
                op.signal?.removeEventListener("abort", fail)
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
          endWatch()
          running.unsubscribe()
        }
      })
}
