import { AppError, type Reason } from "@hearthbook/core/errors/errors"
import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import workerpool, { type Pool } from "workerpool"
import type { Delivery } from "./serve-thread.ts"

export type ThreadLimits = {
  /** The file of the thread's code; null for a server that runs from its sources, which has no threads. */
  code: string | null
  /** How many of them work at once. Others wait. */
  threads: number
  /** The time and the memory of one order. */
  seconds: number
  megabytes: number
  /** The refusal of an order that would take more. */
  beyond: { reason: Reason; message: string }
}

/** A thread has libraries in memory, so all of them end when there was nothing to do for a while. */
const idle = 30_000

/**
 * Returns a function that does `work` on a thread of its own, so that the server answers other requests meanwhile. An order that takes
 * more than its time or its memory ends with its thread. Without a thread's code, the work is done here.
 */
export function openThreads<Order, Result>(
  limits: ThreadLimits,
  work: (order: Order) => Promise<Result>,
): (order: Order) => Promise<Result> {
  const { code } = limits
  if (code === null) return work
  let pool: Pool | null = null
  let running = 0
  let timer: NodeJS.Timeout | undefined
  const rest = () => {
    void pool?.terminate()
    pool = null
  }
  return async (order) => {
    clearTimeout(timer)
    pool ??= openPool(code, limits)
    running += 1
    try {
      const asked = pool.exec<(order: Order) => Delivery<Result>>("run", [order])
      const delivery = await asked.timeout(limits.seconds * 1000)
      if ("result" in delivery) return delivery.result
      const { reason, message, issues } = delivery.refusal
      throw new AppError(reason, message, { issues })
    } catch (error) {
      const { reason, message } = limits.beyond
      throw isBeyond(error) ? new AppError(reason, message, { cause: error }) : error
    } finally {
      running -= 1
      if (running === 0) timer = setTimeout(rest, idle).unref()
    }
  }
}

function openPool(code: string, { threads, megabytes }: ThreadLimits): Pool {
  return workerpool.pool(code, {
    workerType: "thread",
    maxWorkers: threads,
    workerTerminateTimeout: 1,
    workerThreadOpts: { resourceLimits: { maxOldGenerationSizeMb: megabytes } },
  })
}

/** True if a thread was ended because of its time or its memory. */
function isBeyond(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof workerpool.Promise.TimeoutError) return true
  return ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY") || /worker terminated/i.test(error.message)
}

/** The code of a thread next to that of the built server. */
export function findThread(name: string): string | null {
  const [ending] = /\.m?js$/.exec(import.meta.url) ?? []
  if (ending === undefined) return null
  const file = fileURLToPath(new URL(`./${name}${ending}`, import.meta.url))
  return existsSync(file) ? file : null
}
