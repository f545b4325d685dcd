import os from "node:os"
import { AppError, type ErrorDetails, type Reason } from "@hearthbook/core/errors/errors"
import workerpool from "workerpool"

type Refusal = { reason: Reason; message: string; issues: ErrorDetails["issues"] }

/** The answer of a thread: a result or a refusal. A thrown error would arrive without its reason. */
export type Delivery<Result> = { result: Result } | { refusal: Refusal }

/** Below that of the server's own thread, which answers everybody else. */
const priority = os.constants.priority.PRIORITY_BELOW_NORMAL

/** Makes a thread do one kind of work, each order after the other. */
export function serveThread<Order, Result>(work: (order: Order) => Promise<Result>): void {
  // Only Linux has a priority for each thread. Elsewhere this would be that of the whole server.
  if (process.platform === "linux") os.setPriority(priority)
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
