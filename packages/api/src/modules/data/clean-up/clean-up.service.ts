import type { ShutdownSignal } from "../../../request/shutdown-signal.ts"
import type { Client } from "../../../request/request.ts"
import { undoDays } from "@hearthbook/core/undo/change-kinds"
import { openTransaction } from "../../../transaction/transaction.ts"
import { deleteExpiredUploads } from "../../../uploads/upload-limit.ts"

const day = 24 * 60 * 60_000

/** The days for which rows are kept after they have served their purpose. */
const retentionDays = {
  login_attempts: 1,
  rate_limits: 7,
  ended_links: 30,
  ended_sessions: 90,
  sent_mail: 30,
  /** Failed mail still has its address and text, which helps to find the cause. */
  failed_mail: 30,
  /** Mail that waited this long for a mail server is not sent any more, because its links have expired. */
  waiting_mail: 7,
  /** Uploads that were not turned in. Until then they count among the five files. */
  waiting_files: 30,
  /** Notifications are kept for about a school year. */
  notifications: 365,
  /** Changes of many rows can be undone until then. */
  changes: undoDays,
  /** Half a year of events is enough to investigate an incident. */
  auth_events: 180,
}

export type CleanedUp = { demo_families: number; rows: number }

/**
 * Deletes what is no longer needed: expired demo families, and expired traces of signing in, mail, waiting files and
 * notifications. Running it twice changes nothing more, and after an interruption the next run continues.
 *
 * Rows that are kept for long are found by an index. Sign-in attempts, limits and invitations are scanned completely: they only
 * contain a few days or weeks (200,000 rows in 40 ms), while an index would be written with each attempt.
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
      // By the time it was leased, plus a few minutes, because the outbox index starts with these two columns.
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
      () => db.data_import.deleteMany({ where: { expires_at: { lt: now } } }),
      () => db.notification.deleteMany({ where: { created_at: { lt: before(retentionDays.notifications) } } }),
      () => db.idempotency_key.deleteMany({ where: { expires_at: { lt: now } } }),
      () => db.change.deleteMany({ where: { created_at: { lt: before(retentionDays.changes) } } }),
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
