import { AppError, type ErrorDetails, type Reason } from "@hearthbook/core/errors/errors"
import workerpool from "workerpool"

type Refusal = { reason: Reason; message: string; issues: ErrorDetails["issues"] }

/** The answer of a thread: a result or a refusal. A thrown error would arrive without its reason. */
export type Delivery<Result> = { result: Result } | { refusal: Refusal }

/** Makes a thread do one kind of work, each order after the other. */
export function serveThread<Order, Result>(work: (order: Order) => Promise<Result>): void {
  workerpool.worker({
    run: async (order: Order): Promise<Delivery<Result>> => {
      try {
        return { result: await work(order) }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const { reason, message, details } = error
        return { refusal: { reason, message, issues: details.issues } }
      }
    },
  })
}
