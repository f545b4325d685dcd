import { withTimeout } from "@hearthbook/db/with-timeout"
import { createMiddleware } from "hono/factory"
import type { Logger } from "pino"
import type { AppEnv } from "./app-env.ts"

/**
 * Milliseconds from the start of a request. `send`: the deadline for sending its mail and notifications. `keep`: how long the
 * platform is asked to keep the instance running. Hosts end a function after 60 seconds. Anything unsent is left to the timer,
 * which runs every minute.
 */
const times = { send: 25_000, keep: 28_000 }

/**
 * The least time in milliseconds in which a mail is still started, which is how long a mail server may be silent. After a request of
 * more than five seconds no mail is started; it is left to the next request or the timer. A started mail is not cut off at the
 * deadline. If the host ends the instance, the mail is retried once its lease expires.
 */
export const leastAfterAnswer = { mail: 20_000 }

/** Keeps an instance running after the response until a promise settles. */
export type WaitUntil = (work: Promise<unknown>) => void

type Draining = {
  /** Called for each request. Returns undefined if the platform runs nothing after a response. */
  waitUntil: () => WaitUntil | undefined
  /** Sends waiting mail and notifications, and starts nothing that could exceed the deadline. */
  run: (until: Date) => Promise<unknown>
  clock: () => Date
  log: Logger
}

/**
 * Sends the mail and notifications of a request after its response, because the platform's timer may run only once a day. An instance
 * does one run at a time; requests that come meanwhile cause one more run. A failure is logged and does not affect responses.
 */
export function drainAfter({ waitUntil, run, clock, log }: Draining) {
  let running: Promise<void> | undefined
  /** The start of the latest request that needs a run; undefined if none does. */
  let wanted: number | undefined
  const drain = async () => {
    while (wanted !== undefined) {
      const until = new Date(wanted + times.send)
      wanted = undefined
      await run(until).catch((err: unknown) => log.error({ err }, "outbox run after a response failed"))
    }
    running = undefined
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    const begun = clock().getTime()
    await next()
    const wait = mayNotify(c.req.method, c.req.path) ? waitUntil() : undefined
    if (!wait) return
    wanted = begun
    running ??= drain()
    wait(withTimeout(running, Math.max(0, begun + times.keep - clock().getTime())))
  })
}

/** Returns true for changes and for the GET that ends a third-party sign-in. */
function mayNotify(method: string, path: string): boolean {
  if (!/^\/api\/(trpc|v1|auth)\//.test(path)) return false
  return ["POST", "PUT", "PATCH", "DELETE"].includes(method) || /\/auth\/\w+\/callback$/.test(path)
}
