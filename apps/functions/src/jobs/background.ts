import type { Halt } from "@hearthbook/api/shutdown-signal"
import type { Settings } from "@hearthbook/api/request"
import { deliverMail, type SendMail } from "@hearthbook/api/services/mail/outbox"
import { announce } from "@hearthbook/api/services/notification/notification-delivery"
import { copyUntriedLogos } from "@hearthbook/api/services/provider/copy-logos"
import type { FetchLogo } from "@hearthbook/api/fetch-logo"
import type { SendPush } from "@hearthbook/api/services/push/send-push"
import { cleanUp } from "@hearthbook/api/services/upkeep/clean-up"
import { sendWeeklyReports } from "@hearthbook/api/services/weekly/weekly"
import type { Database } from "@hearthbook/db"
import { withTimeout } from "@hearthbook/db/with-timeout"
import type { Logger } from "pino"

const second = 1000
const minute = 60 * second
/** How often a server that keeps running looks after mail, what is to be told and reported, and tidies up. */
const every = { mail: 2 * second, notices: 5 * second, weekly: 15 * minute, clean_up: 60 * minute, logos: 60 * minute }

/**
 * Milliseconds that what is under way has to end by itself when the server stops, and to end once it is told to: together with
 * the closing of the database less than the 15 s of `docker stop --stop-timeout` (docs/deploy.md).
 */
const patience = { ending: 8_000, leaving: 1_000 }

type Background = {
  database: Database
  settings: Settings
  send: SendMail | null
  push: SendPush | null
  fetch_logo: FetchLogo | null
  clock: () => Date
  log: Logger
}

type Job = { stop: () => Promise<void>; leave: () => void }

/**
 * Does in this process what a serverless host has its timer call /api/cron/* for. Answers a function that begins nothing more,
 * no mail and no family either, and lets what is under way end; what takes longer than that may is left in the middle.
 */
export function startBackground(background: Background, { ending, leaving } = patience): () => Promise<void> {
  const { database, settings, send, push, fetch_logo, clock, log } = background
  const { client } = database
  const jobs = [
    repeat("clean up", every.clean_up, (halt) => cleanUp(client, clock(), halt), log),
    repeat("weekly reports", every.weekly, (halt) => sendWeeklyReports({ client, clock, log, settings, halt }), log),
    repeat("notices", every.notices, (halt) => announce({ client, clock, log, settings, send_push: push, halt }), log),
    repeat("logos", every.logos, (halt) => copyUntriedLogos({ client, clock, log, settings, fetch_logo, halt }), log),
    ...(send ? [repeat("mail", every.mail, (halt) => deliverMail({ client, clock, log, send, halt }), log)] : []),
  ]
  return async () => {
    const ended = Promise.all(jobs.map(({ stop }) => stop()))
    await withTimeout(ended, ending)
    for (const { leave } of jobs) leave()
    await withTimeout(ended, leaving)
  }
}

/** Runs a job at once and then time after time, never two of it together; a failure is logged and the next run tries again. */
function repeat(job: string, milliseconds: number, run: (halt: Halt) => Promise<unknown>, log: Logger): Job {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  // Anew for each run: a signal remembers all that ever listened to it.
  let soon = new AbortController()
  let now = new AbortController()
  const turn = async (): Promise<void> => {
    soon = new AbortController()
    now = new AbortController()
    const halt = { soon: soon.signal, now: now.signal }
    await run(halt).catch((err: unknown) => log.error({ err, job }, "background job failed"))
    if (!stopped) timer = setTimeout(start, milliseconds)
  }
  let running = turn()
  function start() {
    running = turn()
  }
  const stop = async () => {
    stopped = true
    clearTimeout(timer)
    soon.abort()
    await running
  }
  return { stop, leave: () => now.abort() }
}
