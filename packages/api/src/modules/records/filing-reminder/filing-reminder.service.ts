import type { Db } from "@hearthbook/db"
import type { Log } from "../../../request/log.ts"
import type { Client } from "../../../request/request.ts"
import type { ShutdownSignal } from "../../../request/shutdown-signal.ts"
import { groupBy } from "@hearthbook/core/lists/group-by"
import { addDays, dayIn, type Day } from "@hearthbook/core/time/days"
import { timeIn } from "@hearthbook/core/time/times"
import { openTransaction } from "../../../transaction/transaction.ts"
import { notify, type NotificationDraft } from "../../messages/notification/notify.ts"
import { readShortNames } from "../../../identity/student-names.ts"

type Job = {
  client: Client
  clock: () => Date
  log: Log
  /** Fires when the server shuts down. The rest is left to the next call. */
  shutdown?: ShutdownSignal
}

export type ReminderRun = { reminded: number; failed_reminders: number }

/** The days before its due day from which a filing is reminded of. */
const daysBefore = 7
/** The local time from which reminders are written. */
const earliestTime = "06:00"
/** The number of families that are read at once. */
const batch = 50
/** The time in milliseconds after which no further family is started, because a serverless host ends a long call. */
const budget = 10_000
/** Nobody acts in a job, so every adult is told. */
const nobody = { user_id: "00000000-0000-0000-0000-000000000000" }

/**
 * Tells the adults of each family about filings that are due within a week: each filing once, from six o'clock in the morning. The mails
 * follow as for every notification. Demo families get none. A filing is marked in the transaction that writes its notification, so after
 * any interruption the next call skips none and tells nothing twice.
 */
export async function remindOfFilings(job: Job): Promise<ReminderRun> {
  const begun = job.clock().getTime()
  const run: ReminderRun = { reminded: 0, failed_reminders: 0 }
  for (let after = nobody.user_id; ;) {
    const families = await listFamilies(job.client, job.clock(), after)
    for (const family of families) {
      if (job.shutdown?.stop.aborted || job.clock().getTime() - begun >= budget) return run
      // A failure does not affect other families, and is retried by the next call.
      try {
        run.reminded += await openTransaction(job.client, "change", (db) => remindFamily(db, family, job.clock()))
      } catch (err) {
        run.failed_reminders += 1
        job.log.error({ err, family_id: family.id }, "filings not reminded of")
      }
    }
    const last = families.at(-1)
    if (!last || families.length < batch) return run
    after = last.id
  }
}

type Family = { id: string; time_zone: string }

/** Families with a filing that may be due within a week somewhere on earth, by id. */
function listFamilies(client: Client, now: Date, after: string): Promise<Family[]> {
  const today = now.toISOString().slice(0, 10)
  return client.$queryRaw<Family[]>`
    SELECT DISTINCT f.id, f.time_zone FROM filing a
    JOIN family f ON f.id = a.family_id AND f.expires_at IS NULL AND f.restoring_at IS NULL
    WHERE a.due_date BETWEEN ${addDays(today, -1)}::date AND ${addDays(today, daysBefore + 1)}::date
      AND a.done_on IS NULL AND NOT a.skipped AND a.reminded_at IS NULL AND f.id > ${after}::uuid
    ORDER BY f.id LIMIT ${batch}`
}

type Due = { id: string; student_id: string; title: string; to: string | null; due_date: Day; is_new: boolean }

/** Returns the number of filings that were reminded of. */
async function remindFamily(db: Db, { id: family_id, time_zone }: Family, now: Date): Promise<number> {
  if (timeIn(time_zone, now) < earliestTime) return 0
  const today = dayIn(time_zone, now)
  // A second worker waits here for the first, and then finds nothing new.
  const due = await db.$queryRaw<Due[]>`
    SELECT id, student_id, title, "to", due_date::text, reminded_at IS NULL AS is_new FROM filing
    WHERE family_id = ${family_id}::uuid AND due_date BETWEEN ${today}::date AND ${addDays(today, daysBefore)}::date
      AND done_on IS NULL AND NOT skipped
    ORDER BY due_date, id
    FOR UPDATE`
  const ids = due.filter(({ is_new }) => is_new).map(({ id }) => id)
  if (ids.length === 0) return 0
  const names = await readShortNames(db, family_id)
  await notify({ db, family_id, now, actor: nobody }, ["adults", remindersOf(due, names)])
  await db.filing.updateMany({ where: { family_id, id: { in: ids } }, data: { reminded_at: now } })
  return ids.length
}

/**
 * One notification for all that is due for a child on a day, because a newer one replaces it. Only days with something new are told
 * about again.
 */
function remindersOf(due: Due[], names: Map<string, string>): NotificationDraft[] {
  const days = groupBy(due, ({ student_id, due_date }) => `${student_id} ${due_date}`)
  return [...days.values()].flatMap((filings): NotificationDraft[] => {
    const [first] = filings
    if (!first || !filings.some(({ is_new }) => is_new)) return []
    const titles = filings.map(({ title }) => title).join(", ")
    const recipients = [...new Set(filings.flatMap(({ to }) => to ?? []))].join(", ")
    const title = `${titles} for ${names.get(first.student_id) ?? "a child"}`
    const { student_id, due_date: day } = first
    return [{ kind: "filing_due", title, body: recipients === "" ? null : recipients, student_id, day }]
  })
}
