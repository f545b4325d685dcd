import { deliverMail, type SendMail } from "@hearthbook/api/services/mail/outbox"
import { cleanUp } from "@hearthbook/api/services/upkeep/clean-up"
import type { Database } from "@hearthbook/db"
import type { Logger } from "pino"

const second = 1000
/** How often a server that keeps running looks after mail, and tidies up. */
const every = { mail: 2 * second, clean_up: 60 * 60 * second }

type Background = { database: Database; send: SendMail | null; clock: () => Date; log: Logger }

/**
 * Does in this process what a serverless host has its timer call /api/cron/* for. Answers a function that lets what is
 * under way end and starts nothing more.
 */
export function startBackground({ database, send, clock, log }: Background): () => Promise<void> {
  const { client } = database
  const jobs = [
    repeat("clean up", every.clean_up, () => cleanUp(client, clock()), log),
    ...(send ? [repeat("mail", every.mail, () => deliverMail({ client, clock, log, send }), log)] : []),
  ]
  return async () => {
    await Promise.all(jobs.map((stop) => stop()))
  }
}

/** Runs a job at once and then time after time, never two of it together; a failure is logged and the next run tries again. */
function repeat(job: string, milliseconds: number, run: () => Promise<unknown>, log: Logger): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const turn = async (): Promise<void> => {
    await run().catch((err: unknown) => log.error({ err, job }, "background job failed"))
    if (!stopped) timer = setTimeout(start, milliseconds)
  }
  let running = turn()
  function start() {
    running = turn()
  }
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
