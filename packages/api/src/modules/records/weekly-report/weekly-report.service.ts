import type { Db } from "@hearthbook/db"
import type { ShutdownSignal } from "../../../request/shutdown-signal.ts"
import type { Log } from "../../../request/log.ts"
import { can, roles } from "@hearthbook/core/permissions/permissions"
import type { Client, Settings } from "../../../request/request.ts"
import { readDateFormat } from "@hearthbook/core/time/date-format"
import { dayIn } from "@hearthbook/core/time/days"
import { paths } from "@hearthbook/core/paths/app-paths"
import { openTransaction } from "../../../transaction/transaction.ts"
import { isLoginName } from "../../messages/mail/mail.ts"
import { readStandings } from "../requirement/pace.service.ts"
import { loadSchoolCalendar } from "../../family/school-calendar/load-school-calendar.ts"
import { queueOptionalMail } from "../../messages/unsubscribe/optional-mail.ts"
import { listDueFamilies, readDueWeeks, type DueFamily } from "./due-families.ts"
import { readWeek } from "./read-week.ts"
import type { ReportWeek } from "./report-week.ts"
import { weeklyLetter } from "./weekly-letter.ts"
import { reportWeek } from "./weekly-report.ts"

type Job = {
  client: Client
  clock: () => Date
  log: Log
  settings: Pick<Settings, "app_url" | "auth_secret">
  /** Fires when the server shuts down. The rest is left to the next call. */
  shutdown?: ShutdownSignal
}
type Limits = {
  /** The number of families that are read at once. */
  batch: number
  /** The time in milliseconds after which no further family is started, because a serverless host ends a long call. */
  budget: number
}

export type WeeklyRun = {
  families: number
  mails: number
  failed: number
  /** True if every due family was processed. The rest, and failures, are left to the next call. */
  finished: boolean
}

const defaultLimits: Limits = { batch: 50, budget: 45_000 }
/** Limits for one family in milliseconds, so that the last one finishes within a host's 60 s. */
const familyLimits = { maxWait: 4_000, timeout: 8_000 }
/** The number of days for which sent reports are remembered. */
const rememberedDays = 60

/**
 * Writes the reports of the past week to every family whose Monday morning has come. A family's mails and the record that they
 * were sent are one transaction: after any interruption, the next call skips no one and sends nothing twice.
 */
export async function sendWeeklyReports(job: Job, { batch, budget }: Limits = defaultLimits): Promise<WeeklyRun> {
  const begun = job.clock().getTime()
  const run: WeeklyRun = { families: 0, mails: 0, failed: 0, finished: false }
  for (const [week, zones] of await readDueWeeks(job.client, job.clock(), job.log)) {
    let last: string | undefined
    for (;;) {
      const families = await listDueFamilies(job.client, { week, zones, after: last, limit: batch })
      for (const family of families) {
        if (job.shutdown?.stop.aborted || job.clock().getTime() - begun >= budget) return run
        await reportTo(job, family, week, run)
      }
      last = families.at(-1)?.id
      if (families.length < batch) break
    }
  }
  const old = new Date(begun - rememberedDays * 24 * 60 * 60_000)
  await job.client.job_run.deleteMany({ where: { job: "weekly", started_at: { lt: old } } })
  return { ...run, finished: true }
}

/** A failure does not affect other families, and is retried by the next call. */
async function reportTo(job: Job, family: DueFamily, week: ReportWeek, run: WeeklyRun): Promise<void> {
  // The family did not exist yet in that week.
  if (dayIn(family.time_zone, family.created_at) >= week.monday) return
  try {
    const mails = await openTransaction(job.client, "change", (db) => queueReports(db, job, family, week), familyLimits)
    if (mails === null) return
    run.families += 1
    run.mails += mails
  } catch (err) {
    run.failed += 1
    job.log.error({ err, family_id: family.id, week: week.name }, "weekly report not written")
  }
}

/** Returns the number of mails written; null if another worker has already done it. */
async function queueReports(db: Db, job: Job, family: DueFamily, week: ReportWeek): Promise<number | null> {
  const now = job.clock()
  const { id: family_id, time_zone } = family
  // A second worker waits here for the first, and then finds its record.
  const note = { job: "weekly", period: `${week.name} ${family_id}`, started_at: now, finished_at: now }
  const { count } = await db.job_run.createMany({ data: [note], skipDuplicates: true })
  if (count === 0) return null
  const readers = await listReaders(db, family_id)
  if (readers.length === 0) return 0
  const records = await readWeek(db, { family_id, time_zone }, week)
  if (records.students.length === 0) return 0
  const standings = await readStandings({ db, family_id }, week.monday)
  const attentions = new Map(
    standings.flatMap(({ requirement, attention }) =>
      attention ? [[requirement.student_id, attention] as const] : [],
    ),
  )
  const children = reportWeek(week, await loadSchoolCalendar({ db, family_id }), records, attentions)
  for (const { settings, ...reader } of readers) {
    const named = { ...reader, date_format: readDateFormat(settings?.date_format) }
    const letter = weeklyLetter(named, week, children, `${job.settings.app_url}${paths.dashboard}`)
    await queueOptionalMail(db, job.settings, { family_id, reader, setting: "weekly_reports", letter, now })
  }
  return readers.length
}

/**
 * The adults who want the report and have a confirmed address, because it is about children, and a typo could send it to a
 * stranger.
 */
async function listReaders(db: Db, family_id: string) {
  const adults = await db.user.findMany({
    where: {
      family_id,
      role: { in: roles.filter((role) => can(role, "keep_records")) },
      email_verified_at: { not: null },
      suspended_at: null,
      settings: { is: { weekly_reports: true } },
    },
    select: {
      id: true,
      email: true,
      email_verified_at: true,
      first_name: true,
      settings: { select: { date_format: true } },
    },
    orderBy: { id: "asc" },
  })
  return adults.filter(({ email }) => !isLoginName(email))
}
