import { withTimeout } from "@hearthbook/db/with-timeout"
import { createMiddleware } from "hono/factory"
import type { Logger } from "pino"
import type { AppEnv } from "./app-env.ts"

/**
 * Milliseconds from a request's beginning: until when what it caused has to be sent, and until when a platform is asked to keep
 * the instance running for that. A function is ended after 60 s; what is left of them costs nothing, since the timer comes each minute.
 */
const times = { send: 25_000, keep: 28_000 }

/**
 * Milliseconds that have to be left for a mail to be begun: as long as a mail server may be silent. So one is begun only early, and
 * after a request that took longer than five seconds none; what is left is the next request's, or the timer's. It is not cut short
 * when the time is over: where the host ends it, its lease has it tried again.
 */
export const leastAfterAnswer = { mail: 20_000 }

/** Keeps an instance running until a promise is settled, after the answer has gone out. */
export type WaitUntil = (work: Promise<unknown>) => void

type Draining = {
  /** Asked at each request; undefined where the platform lets nothing run after an answer. */
  waitUntil: () => WaitUntil | undefined
  /** What sends out what waits, and begins nothing that cannot end in time. */
  run: (until: Date) => Promise<unknown>
  clock: () => Date
  log: Logger
}

/**
 * Sends out, after the answer, the mail and the news that a request may have caused: a timer of the platform may come a day
 * later. One at a time in an instance; what comes in meanwhile has it run once more. A failure is logged and changes no answer.
 */
export function drainAfter({ waitUntil, run, clock, log }: Draining) {
  let running: Promise<void> | undefined
  /** When the request began that wants a run; undefined where none does. */
  let wanted: number | undefined
  const drain = async () => {
    while (wanted !== undefined) {
      const until = new Date(wanted + times.send)
      wanted = undefined
      await run(until).catch((err: unknown) => log.error({ err }, "what waits was not sent after an answer"))
    }
    running = undefined
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    const begun = clock().getTime()
    await next()
    const wait = mayCauseNews(c.req.method, c.req.path) ? waitUntil() : undefined
    if (!wait) return
    wanted = begun
    running ??= drain()
    wait(withTimeout(running, Math.max(0, begun + times.keep - clock().getTime())))
  })
}

/** Changes, and third-party sign-in, which ends in a GET. */
function mayCauseNews(method: string, path: string): boolean {
  if (!/^\/api\/(trpc|v1|auth)\//.test(path)) return false
  return ["POST", "PUT", "PATCH", "DELETE"].includes(method) || /\/auth\/\w+\/callback$/.test(path)
}
