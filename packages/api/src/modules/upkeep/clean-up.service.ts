import type { ShutdownSignal } from "../../request/shutdown-signal.ts"
import type { Client } from "../../request/request.ts"
import { openTransaction } from "../../transaction/transaction.ts"
import { deleteExpiredUploads } from "../archive/transfer/upload-room.ts"

const day = 24 * 60 * 60_000

/** How long what has done its work is kept, in days. */
const retentionDays = {
  login_attempts: 1,
  rate_limits: 7,
  ended_links: 30,
  ended_sessions: 90,
  sent_mail: 30,
  /** What was given up has its address and its text still: long enough to find out why. */
  failed_mail: 30,
  /** Mail that waited so long for a mail server is not sent any more: its links are dead. */
  waiting_mail: 7,
  /** What was sent up and never handed in; its place among five is taken until then. */
  waiting_files: 30,
  /** What was told goes with the school year. */
  notices: 365,
  /** Half a year of who signed in from where is long enough to look into anything, and no longer than it has to be. */
  auth_events: 180,
}

export type CleanedUp = { demo_families: number; rows: number }

/**
 * Removes what nobody needs any more: visitors' families whose day is over (DECISIONS 23) with all that is theirs, and the
 * traces of signing in, mail, files that wait and notices past their time. Running it twice does nothing more, and where the server
 * stops in between, what is done is done and the rest the next run's.
 *
 * What is kept for long is found by an index. Log-in attempts, limits and invitations are read whole: they never hold more than
 * their few days or weeks (200,000 rows in 40 ms), while an index would be written with each attempt and each count.
 */
export async function cleanUp(client: Client, now: Date, shutdown?: ShutdownSignal): Promise<CleanedUp> {
  const before = (days: number) => new Date(now.getTime() - days * day)
  return openTransaction(client, "change", async (db) => {
    if (shutdown?.stop.aborted) return { demo_families: 0, rows: 0 }
    const { count: demo_families } = await db.family.deleteMany({ where: { expires_at: { lte: now } } })
    await db.outbox_email.updateMany({
      where: { status: "waiting", created_at: { lt: before(retentionDays.waiting_mail) } },
      data: { status: "failed", last_error: "no mail server in time", updated_at: now },
    })
    const sessions = { lt: before(retentionDays.ended_sessions) }
    const steps = [
      () => db.login_attempt.deleteMany({ where: { created_at: { lt: before(retentionDays.login_attempts) } } }),
      () => db.rate_limit.deleteMany({ where: { window_start: { lt: before(retentionDays.rate_limits) } } }),
      () => db.one_time_token.deleteMany({ where: { expires_at: { lt: before(retentionDays.ended_links) } } }),
      () => db.invitation.deleteMany({ where: { expires_at: { lt: before(retentionDays.ended_links) } } }),
      () => db.session.deleteMany({ where: { OR: [{ expires_at: sessions }, { revoked_at: sessions }] } }),
      // When it was taken up, and minutes more: the index of the outbox begins with these two, and none has `sent_at`.
      () =>
        db.outbox_email.deleteMany({ where: { status: "sent", send_after: { lt: before(retentionDays.sent_mail) } } }),
      () =>
        db.outbox_email.deleteMany({
          where: { status: "failed", updated_at: { lt: before(retentionDays.failed_mail) } },
        }),
      () =>
        db.file.deleteMany({
          where: { assignment_id: { not: null }, waiting_since: { lt: before(retentionDays.waiting_files) } },
        }),
      () => deleteExpiredUploads(db, now),
      () => db.notification.deleteMany({ where: { created_at: { lt: before(retentionDays.notices) } } }),
      () => db.idempotency_key.deleteMany({ where: { expires_at: { lt: now } } }),
      () => db.auth_event.deleteMany({ where: { created_at: { lt: before(retentionDays.auth_events) } } }),
    ]
    let rows = 0
    for (const step of steps) {
      if (shutdown?.stop.aborted) break
      rows += (await step()).count
    }
    return { demo_families, rows }
  })
}
