import type { TRPCClientError, TRPCLink } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"
import { observable } from "@trpc/server/observable"
import { readError } from "../lib/read-error.ts"

/** Asks a person, and returns what is added to the input of the change that is sent again. Null if they do not answer. */
type Question = () => Promise<object | null>

/** The questions for refusals that an answer can lift, by error code. The app sets them when it starts. */
export const questions: { LOCKED?: Question; PROOF_REQUIRED?: Question } = {}

/** The question that a refusal leads to; undefined if nobody's answer would lift it. */
function questionOf(refusal: unknown, asked = questions): Question | undefined {
  const { code } = readError(refusal)
  return code === "LOCKED" || code === "PROOF_REQUIRED" ? asked[code] : undefined
}

/**
 * A change that is refused for want of an answer is sent again with it, wherever in the app it was made: why a record of a locked year
 * changes, or that it is really them. Without an answer the refusal stands. Changes that waited for the network are not asked about while
 * they are sent (`asks_nothing`), because the others wait behind them.
 */
export function askAgainLink<Router extends AnyRouter>(asked = questions): TRPCLink<Router> {
  return () =>
    ({ op, next }) => {
      if (op.type !== "mutation" || op.context.asks_nothing) return next(op)
      return observable((observer) => {
        let isCancelled = false
        const sendAgain = async (refusal: TRPCClientError<Router>, ask: Question) => {
          const answer = await ask().catch(() => null)
          if (isCancelled) return
          if (answer === null) observer.error(refusal)
          else sent = next({ ...op, input: withAnswer(op.input, answer) }).subscribe(observer)
        }
        let sent = next(op).subscribe({
          ...observer,
          error(error) {
            const ask = questionOf(error, asked)
            if (!ask || hasReason(op.input)) observer.error(error)
            else void sendAgain(error, ask)
          },
        })
        return () => {
          isCancelled = true
          sent.unsubscribe()
        }
      })
    }
}

/** A change without an input gets none. */
function withAnswer(input: unknown, answer: object): unknown {
  return typeof input === "object" ? { ...input, ...answer } : input
}

function hasReason(input: unknown): boolean {
  return typeof input === "object" && input !== null && "amendment_reason" in input
}
