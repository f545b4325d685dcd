import type { ShutdownSignal } from "@hearthbook/api/request/shutdown-signal"
import type { Settings } from "@hearthbook/api/request/request"
import { deliverMail, type SendMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import { deliverNotifications } from "@hearthbook/api/modules/messages/notification/notification-delivery.service"
import { remindOfFilings } from "@hearthbook/api/modules/records/filing-reminder/filing-reminder.service"
import { copyUntriedLogos } from "@hearthbook/api/modules/family/provider/copy-logos.service"
import type { FetchLogo } from "@hearthbook/api/request/fetch-logo"
import type { SendPush } from "@hearthbook/api/modules/messages/push/send-push.service"
import { cleanUp } from "@hearthbook/api/modules/data/clean-up/clean-up.service"
import { longestSilence } from "@hearthbook/api/archiving/restoring"
import { undoAbandonedRestores } from "@hearthbook/api/archiving/undo-restore"
import { tendBucket } from "@hearthbook/api/modules/data/clean-up/tend-bucket.service"
import { sendWeeklyReports } from "@hearthbook/api/modules/records/weekly-report/weekly-report.service"
import type { Database } from "@hearthbook/db"
import { withTimeout } from "@hearthbook/db/with-timeout"
import type { Logger } from "pino"

const second = 1000
const minute = 60 * second
/** The pauses between two runs of each job. */
const every = {
  mail: 2 * second,
  notices: 5 * second,
  weekly: 15 * minute,
  filings: 15 * minute,
  clean_up: 60 * minute,
  logos: 60 * minute,
  files: 10 * minute,
  restores: 15 * second,
}

/**
 * When the server stops, running jobs have `ending` milliseconds to finish, and then `leaving` milliseconds to abort. Together with
 * closing the database, that is less than the 15 seconds of `docker stop --stop-timeout` (docs/deploy.md).
 */
const timeouts = { ending: 8_000, leaving: 1_000 }

type Background = {
  database: Database
  settings: Settings
  send: SendMail | null
  push: SendPush | null
  fetch_logo: FetchLogo | null
  clock: () => Date
  log: Logger
}

type Job = { stop: () => Promise<void>; abort: () => void }

/**
 * Runs the jobs that serverless hosts run by calling /api/cron/*. Returns a function that stops them: it starts no further work,
 * waits for running work to finish, and aborts what takes too long.
 */
export function startBackground(background: Background, { ending, leaving } = timeouts): () => Promise<void> {
  const { database, settings, send, push, fetch_logo, clock, log } = background
  const { client } = database
  // The embedded database belongs to this process, so a restore that it finds at the start has stopped. Elsewhere another server may be
  // running it, so it counts as stopped only after a silence.
  let silence = database.embedded ? 0 : longestSilence
  const undoAbandoned = async (shutdown: ShutdownSignal) => {
    await undoAbandonedRestores({ client, settings }, new Date(clock().getTime() - silence), shutdown)
    silence = longestSilence
  }
  const jobs = [
    repeat("abandoned restores", every.restores, undoAbandoned, log),
    repeat("clean up", every.clean_up, (shutdown) => cleanUp(client, clock(), shutdown), log),
    repeat(
      "weekly reports",
      every.weekly,
      (shutdown) => sendWeeklyReports({ client, clock, log, settings, shutdown }),
      log,
    ),
    repeat("filings", every.filings, (shutdown) => remindOfFilings({ client, clock, log, shutdown }), log),
    repeat(
      "notices",
      every.notices,
      (shutdown) => deliverNotifications({ client, clock, log, settings, send_push: push, shutdown }),
      log,
    ),
    repeat(
      "logos",
      every.logos,
      (shutdown) => copyUntriedLogos({ client, clock, log, settings, fetch_logo, shutdown }),
      log,
    ),
    ...(settings.bucket
      ? [repeat("files", every.files, (shutdown) => tendBucket({ client, settings, clock, log, shutdown }), log)]
      : []),
    ...(send
      ? [repeat("mail", every.mail, (shutdown) => deliverMail({ client, clock, log, send, shutdown }), log)]
      : []),
  ]
  return async () => {
    const ended = Promise.all(jobs.map(({ stop }) => stop()))
    await withTimeout(ended, ending)
    for (const { abort } of jobs) abort()
    await withTimeout(ended, leaving)
  }
}

/** Runs a job now, and again after a pause, one run at a time. A failure is logged, and the next run tries again. */
function repeat(
  job: string,
  milliseconds: number,
  run: (shutdown: ShutdownSignal) => Promise<unknown>,
  log: Logger,
): Job {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  // New controllers for each run, because a signal keeps references to all of its listeners.
  let soon = new AbortController()
  let now = new AbortController()
  const runOnce = async (): Promise<void> => {
    soon = new AbortController()
    now = new AbortController()
    const shutdown = { stop: soon.signal, abort: now.signal }
    await run(shutdown).catch((err: unknown) => log.error({ err, job }, "background job failed"))
    if (!stopped) timer = setTimeout(start, milliseconds)
  }
  let running = runOnce()
  function start() {
    running = runOnce()
  }
  const stop = async () => {
    stopped = true
    clearTimeout(timer)
    soon.abort()
    await running
  }
  return { stop, abort: () => now.abort() }
}
