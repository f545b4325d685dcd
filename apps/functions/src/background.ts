import type { Settings } from "@hearthbook/api/request"
import { deliverMail, type SendMail } from "@hearthbook/api/services/mail/outbox"
import { announce } from "@hearthbook/api/services/notification/announce"
import type { SendPush } from "@hearthbook/api/services/push/send-push"
import { cleanUp } from "@hearthbook/api/services/upkeep/clean-up"
import { sendWeeklyReports } from "@hearthbook/api/services/weekly/weekly"
import type { Database } from "@hearthbook/db"
import type { Logger } from "pino"

const second = 1000
const minute = 60 * second
/** How often a server that keeps running looks after mail, what is to be told and reported, and tidies up. */
const every = { mail: 2 * second, notices: 5 * second, weekly: 15 * minute, clean_up: 60 * minute }

type Background = {
  database: Database
  settings: Settings
  send: SendMail | null
  push: SendPush | null
  clock: () => Date
  log: Logger
}

/**
 * Does in this process what a serverless host has its timer call /api/cron/* for. Answers a function that lets what is
 * under way end and starts nothing more.
 */
export function startBackground(background: Background): () => Promise<void> {
  const { database, settings, send, push, clock, log } = background
  const { client } = database
  const jobs = [
    repeat("clean up", every.clean_up, () => cleanUp(client, clock()), log),
    repeat("weekly reports", every.weekly, () => sendWeeklyReports({ client, clock, log, settings }), log),
    repeat("notices", every.notices, () => announce({ client, clock, log, settings, send_push: push }), log),
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
