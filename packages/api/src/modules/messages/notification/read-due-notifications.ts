import { Prisma, type Db } from "@hearthbook/db"
import type { Client } from "../../../request/request.ts"
import { dateToDay } from "@hearthbook/core/time/days"
import { mailSettingsSelect } from "../unsubscribe/unsubscribe.select.ts"
import type { DueNotification } from "./notification-messages.ts"
import { readShortNames } from "../../../identity/student-names.ts"

export type Recipient = { user_id: string; family_id: string }

/** The age in milliseconds up to which notifications are delivered. After a longer outage they only appear in the bell. */
const deliverableFor = 24 * 60 * 60_000

/** Recipients of visible notifications that were not delivered yet, by id. */
export function listRecipients(
  client: Client,
  now: Date,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Recipient[]> {
  const further = after ? Prisma.sql`AND user_id > ${after}::uuid` : Prisma.empty
  return client.$queryRaw<Recipient[]>`
    SELECT DISTINCT user_id, family_id FROM notification
    WHERE announced_at IS NULL AND visible_at <= ${now} ${further}
    ORDER BY user_id
    LIMIT ${limit}`
}

/**
 * Takes a recipient's undelivered notifications for this worker and marks them as delivered. Returns those still worth a mail:
 * unread and not too old.
 */
export async function takeDueNotifications(
  db: Db,
  { user_id, family_id }: Recipient,
  now: Date,
): Promise<DueNotification[]> {
  const leased = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM notification
    WHERE family_id = ${family_id}::uuid AND user_id = ${user_id}::uuid
      AND announced_at IS NULL AND visible_at <= ${now}
    FOR UPDATE SKIP LOCKED`
  if (leased.length === 0) return []
  const ids = { id: { in: leased.map(({ id }) => id) }, family_id }
  await db.notification.updateMany({ where: ids, data: { announced_at: now } })
  const rows = await db.notification.findMany({
    where: { ...ids, is_read: false, visible_at: { gt: new Date(now.getTime() - deliverableFor) } },
    select: {
      kind: true,
      title: true,
      body: true,
      assignment_id: true,
      day: true,
      student_id: true,
      student: { select: { sees_grades: true } },
      user: { select: { role: true } },
    },
    orderBy: [{ visible_at: "asc" }, { id: "asc" }],
  })
  const names = await readShortNames(db, family_id)
  return rows.map(({ student_id, student, user, day, body, ...notification }) => ({
    ...notification,
    // The grade, which a parent may have hidden from the child since it was given.
    body: notification.kind === "work_graded" && user.role === "student" && !student?.sees_grades ? null : body,
    child: (student_id && names.get(student_id)) ?? null,
    day: day && dateToDay(day),
  }))
}

/** The recipient's address, settings and browsers as they are now. An unconfirmed address may be a stranger's. */
export async function readRecipient(db: Db, { user_id, family_id }: Recipient, now: Date) {
  const row = await db.user.findFirst({
    where: { id: user_id, family_id, suspended_at: null },
    select: {
      id: true,
      email: true,
      email_verified_at: true,
      first_name: true,
      role: true,
      settings: { select: { ...mailSettingsSelect, push_assignments: true, date_format: true } },
      push_subscriptions: {
        // Browsers that were signed out get no messages.
        where: { session: { is: { revoked_at: null, expires_at: { gt: now } } } },
        select: { id: true, endpoint: true, p256dh: true, auth: true },
      },
    },
  })
  return row?.settings ? { ...row, settings: row.settings, subscriptions: row.push_subscriptions } : null
}
