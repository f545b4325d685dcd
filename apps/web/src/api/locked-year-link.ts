import type { TRPCClientError, TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import { observable } from "@trpc/server/observable"
import { readError } from "../lib/read-error.ts"

/** Asks a person why a record of a locked school year changes. Null if they do not change it. The app sets it when it starts. */
export const lockedYear: { askReason: () => Promise<string | null> } = { askReason: () => Promise.resolve(null) }

/**
 * A change that a locked school year refuses is sent again with a reason, which the person is asked for, wherever in the app it was made.
 * Without a reason the refusal stands. Changes that waited for the network are not asked about while they are sent
 * (`asks_no_reason`), because the others wait behind them.
 */
export function lockedYearLink<Router extends AnyRouter>(asked = lockedYear): TRPCLink<Router> {
  return () =>
    ({ op, next }) => {
      if (op.type !== "mutation" || op.context.asks_no_reason) return next(op)
      return observable((observer) => {
        let isCancelled = false
        const sendAgain = async (refusal: TRPCClientError<Router>) => {
          const amendment_reason = await asked.askReason()
          if (isCancelled) return
          if (amendment_reason === null) observer.error(refusal)
          else sent = next({ ...op, input: { ...(op.input as object), amendment_reason } }).subscribe(observer)
        }
        let sent = next(op).subscribe({
          ...observer,
          error(error) {
            if (readError(error).code !== "LOCKED" || hasReason(op.input)) observer.error(error)
            else void sendAgain(error)
          },
        })
        return () => {
          isCancelled = true
          sent.unsubscribe()
        }
      })
    }
}

function hasReason(input: unknown): boolean {
  return typeof input !== "object" || input === null || "amendment_reason" in input
}
