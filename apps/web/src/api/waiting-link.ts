import type { Operation, OperationResultObservable, TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"

type Send = (op: Operation) => OperationResultObservable<AnyRouter, unknown>

/** Sends a change, or keeps it if the server is out of reach. Null for an operation that is not kept. */
export type KeepChange = (op: Operation, send: Send) => OperationResultObservable<AnyRouter, unknown> | null

/** Keeps changes that are made without a network. The app sets it once the code for it has loaded. */
export const changeKeeper: { keep: KeepChange } = { keep: () => null }

/** Lets the keeper have each change first. */
export function waitingLink<Router extends AnyRouter>(keeper = changeKeeper): TRPCLink<Router> {
  return () =>
    ({ op, next }) =>
      keeper.keep(op, next as Send) ?? next(op)
}
