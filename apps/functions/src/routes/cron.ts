import { longestSilence } from "@hearthbook/api/archiving/restoring"
import { undoAbandonedRestores } from "@hearthbook/api/archiving/undo-restore"
import { cleanUp } from "@hearthbook/api/modules/data/clean-up/clean-up.service"
import { remindOfFilings } from "@hearthbook/api/modules/records/filing-reminder/filing-reminder.service"
import { copyUntriedLogos } from "@hearthbook/api/modules/family/provider/copy-logos.service"
import { tendBucket } from "@hearthbook/api/modules/data/clean-up/tend-bucket.service"
import { sendWeeklyReports } from "@hearthbook/api/modules/records/weekly-report/weekly-report.service"
import type { Context, Hono } from "hono"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { errorResponse } from "../http/error-response.ts"
import { runOutbox } from "../jobs/run-outbox.ts"
import { isSameSecret } from "../http/same-secret.ts"

/**
 * Serves the jobs for a serverless host's timer: /api/cron/outbox every minute, /api/cron/weekly (also reminders of filings) and /api/cron/clean-up every hour,
 * with CRON_SECRET as a bearer token. If CRON_SECRET is not set, these addresses answer 404.
 */
export function serveCron(app: Hono<AppEnv>, options: AppOptions): void {
  const { database, settings, cron_secret, fetch_logo = null, clock, log } = options
  const { client } = database
  const jobs: Record<string, () => Promise<unknown>> = {
    "clean-up": async () => ({
      ...(await cleanUp(client, clock())),
      restores: await undoAbandonedRestores({ client, settings }, new Date(clock().getTime() - longestSilence)),
      ...(await copyUntriedLogos({ client, clock, log, settings, fetch_logo })),
      ...(settings.bucket && (await tendBucket({ client, clock, log, settings, until: soon(clock) }))),
    }),
    weekly: async () => {
      const reports = await sendWeeklyReports({ client, clock, log, settings })
      // A call that has no time left leaves the reminders to the next one.
      return reports.finished ? { ...reports, ...(await remindOfFilings({ client, clock, log })) } : reports
    },
    outbox: () => runOutbox(options),
  }
  app.on(["GET", "POST"], "/api/cron/:job", async (c) => {
    const job = Object.hasOwn(jobs, c.req.param("job")) ? jobs[c.req.param("job")] : undefined
    if (!cron_secret || !job) return errorResponse(c, "NOT_FOUND", "There is nothing at this address.")
    if (!hasSecret(c, cron_secret)) return errorResponse(c, "SIGNED_OUT")
    return c.json((await job()) ?? {})
  })
}

/** Leaves the rest of the minute that hosts allow to the other steps. */
function soon(clock: () => Date): Date {
  return new Date(clock().getTime() + 25_000)
}

function hasSecret(c: Context<AppEnv>, secret: string): boolean {
  return isSameSecret(c.req.header("authorization") ?? "", `Bearer ${secret}`)
}
