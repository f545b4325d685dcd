import type { TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import { observable, type Unsubscribable } from "@trpc/server/observable"
import type { Outage } from "./outage.ts"
import { isUnreachable } from "../lib/read-error.ts"

/** Asks a question as part of a change: where nobody is found it fails at once, as the change would, and its form says so. */
export const asPartOfChange = { context: { is_part_of_change: true } }

/**
 * Has `outage` look when a request found nobody, or waits long. A question then waits, and is asked again when the server is back;
 * a change fails at once, so that its form can say so: whether it was made is not known, and made twice it would be worse than not.
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
          // What is given up says so, and nobody waits to hear it.
          let isGivenUp = false
          // What was asked over a line that fell silent may never be answered.
          const sendAgain = () => {
            isGivenUp = true
            running.unsubscribe()
            send()
          }
          endWatch = outage.watch(op.type === "query" ? sendAgain : undefined)
          running = next(op).subscribe({
            complete() {
              if (!isGivenUp) observer.complete()
            },
            next(value) {
              if (isGivenUp) return
              endWatch()
              observer.next(value)
            },
            error(cause) {
              if (isGivenUp) return
              endWatch()
              if (stopped || !isUnreachable(cause)) return observer.error(cause)
              const back = outage.check()
              if (!waits) return observer.error(cause)
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
          endWatch()
          running.unsubscribe()
        }
      })
}
