import type { TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import { observable } from "@trpc/server/observable"
import { isUnreachable, readError } from "../lib/read-error.ts"

/** Errors of calls that got no answer and had a key. */
const repeatable = new WeakSet<object>()

/** Returns true if a call got no answer but had a key, so that sending it again creates nothing twice. */
export function isRepeatable(cause: unknown): boolean {
  return typeof cause === "object" && cause !== null && repeatable.has(cause)
}

/** The context of an operation that is sent with an idempotency key. */
export type Named = { idempotency_key?: string }

/**
 * Adds an idempotency key to the calls of procedures that create a row. A second click during the first call, and a form that is
 * sent again because no answer came, use the same key, so the server creates one row. After an answer, the same input is a new
 * request.
 */
export function idempotencyLink<Router extends AnyRouter>(
  creating: ReadonlySet<string>,
  makeKey: () => string = () => crypto.randomUUID(),
): TRPCLink<Router> {
  const open = new Map<string, string>()
  return () =>
    ({ op, next }) => {
      if (!creating.has(op.path)) return next(op)
      return observable((observer) => {
        const what = `${op.path} ${JSON.stringify(op.input)}`
        const context: Named = op.context
        // A change that waited for the network has its key from the first time it was sent.
        const key = context.idempotency_key ?? open.get(what) ?? makeKey()
        open.set(what, key)
        context.idempotency_key = key
        const answered = () => open.get(what) === key && open.delete(what)
        return next(op).subscribe({
          ...observer,
          next(value) {
            answered()
            observer.next(value)
          },
          error(error) {
            if (isUnreachable(error)) repeatable.add(error)
            else if (readError(error).status !== undefined) answered()
            observer.error(error)
          },
        })
      })
    }
}

/** Returns the header for the calls of a batch, with one key for each call that has one. */
export function idempotencyHeaders(operations: { context: Named }[]): Record<string, string> {
  const keys = operations.map(({ context }) => context.idempotency_key ?? "")
  return keys.some(Boolean) ? { "Idempotency-Key": keys.join(",") } : {}
}
