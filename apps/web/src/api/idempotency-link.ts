import type { TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import { observable } from "@trpc/server/observable"
import { isUnreachable, readError } from "../lib/read-error.ts"

/** The name under which a change goes out, noted in its context. */
export type Named = { idempotency_key?: string }

/** What makes something new each time it is done; all else may be done twice. */
const makesNew = /\.(create|submit|record)$/

/**
 * Gives what makes something new a name, by which the server does it once: a second click while the first is on its way, and a form
 * that is sent again because no answer came, have the same one. What was answered is over: the same again is meant.
 */
export function idempotencyLink<Router extends AnyRouter>(
  makeKey: () => string = () => crypto.randomUUID(),
): TRPCLink<Router> {
  const open = new Map<string, string>()
  return () =>
    ({ op, next }) => {
      if (op.type !== "mutation" || !makesNew.test(op.path)) return next(op)
      return observable((observer) => {
        const what = `${op.path} ${JSON.stringify(op.input)}`
        const key = open.get(what) ?? makeKey()
        open.set(what, key)
        const context: Named = op.context
        context.idempotency_key = key
        const answered = () => open.get(what) === key && open.delete(what)
        return next(op).subscribe({
          ...observer,
          next(value) {
            answered()
            observer.next(value)
          },
          error(error) {
            if (readError(error).status !== undefined && !isUnreachable(error)) answered()
            observer.error(error)
          },
        })
      })
    }
}

/** The header for calls that go out together: a key each, or none. */
export function idempotencyHeaders(operations: { context: Named }[]): Record<string, string> {
  const keys = operations.map(({ context }) => context.idempotency_key ?? "")
  return keys.some(Boolean) ? { "Idempotency-Key": keys.join(",") } : {}
}
