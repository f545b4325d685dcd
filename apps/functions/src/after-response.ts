import { createMiddleware } from "hono/factory"
import type { Logger } from "pino"
import type { AppEnv } from "./app-env.ts"

/** How long a platform is asked to keep an instance running after an answer, in milliseconds. */
const longest = 10_000

/** Keeps an instance running until a promise is settled, after the answer has gone out. */
export type WaitUntil = (work: Promise<unknown>) => void

type Draining = {
  /** Asked at each request; undefined where the platform lets nothing run after an answer. */
  waitUntil: () => WaitUntil | undefined
  /** What sends out what waits. */
  run: () => Promise<unknown>
  log: Logger
}

/**
 * Sends out, after the answer, the mail and the news that a request may have caused: a timer of the platform may come a day
 * later. One at a time in an instance; what comes in meanwhile has it run once more. A failure is logged and changes no answer.
 */
export function drainAfter({ waitUntil, run, log }: Draining) {
  let running: Promise<void> | undefined
  let isWanted = false
  const drain = async () => {
    while (isWanted) {
      isWanted = false
      await run().catch((err: unknown) => log.error({ err }, "what waits was not sent after an answer"))
    }
    running = undefined
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const wait = mayCauseNews(c.req.method, c.req.path) ? waitUntil() : undefined
    if (!wait) return
    isWanted = true
    running ??= drain()
    wait(atMost(running))
  })
}

/** Changes, and third-party sign-in, which ends in a GET. */
function mayCauseNews(method: string, path: string): boolean {
  if (!/^\/api\/(trpc|v1|auth)\//.test(path)) return false
  return ["POST", "PUT", "PATCH", "DELETE"].includes(method) || /\/auth\/\w+\/callback$/.test(path)
}

/** Settled with the work, or when its time is up: the work goes on while the instance happens to run. */
function atMost(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longest)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
