import type { Db } from "@hearthbook/db"
import { neverShutDown, type ShutdownSignal } from "../../../request/shutdown-signal.ts"
import type { Log } from "../../../request/log.ts"
import type { Client, Settings } from "../../../request/request.ts"
import { readDateFormat } from "@hearthbook/core/time/date-format"
import { openTransaction } from "../../../transaction/transaction.ts"
import { notificationsLetter } from "./notifications-letter.ts"
import { queueOptionalMail } from "../unsubscribe/optional-mail.ts"
import { openPusher, type PushMessage, type Pusher } from "../push/deliver-push.ts"
import { pushTimeout, type SendPush } from "../push/send-push.service.ts"
import { mailSettings } from "../unsubscribe/unsubscribe.schema.ts"
import { listRecipients, takeDueNotifications, readRecipient, type Recipient } from "./read-due-notifications.ts"
import { pushPayload } from "./push-payload.ts"
import { pathOf, type DueNotification } from "./notification-messages.ts"
import { notificationKind } from "@hearthbook/core/notifications/notification-kinds"

type Job = {
  client: Client
  clock: () => Date
  log: Log
  settings: Pick<Settings, "app_url" | "auth_secret">
  /** Delivers push messages; null if this installation has no keys for them. */
  send_push: SendPush | null
  /** The deadline, after which a host ends the call. The default time applies if absent. */
  until?: Date
  /**
   * The minimum time in milliseconds for starting a recipient: for the transaction that marks the notifications, and for the
   * push services.
   */
  minTimeLeft?: { transaction?: number; push?: number }
  /** Fires when the server shuts down. */
  shutdown?: ShutdownSignal
  /** Called when all mails are written, while push services may still be working. */
  onWritten?: () => void
}

/** The number of recipients that are read at once. */
const defaultBatch = 100
/** The time of a call in milliseconds, if no host ends it. */
const defaultTime = 45_000
const defaultMinTimeLeft = { transaction: 5_000, push: pushTimeout }

/**
 * Delivers notifications that can no longer be undone: writes their mails and sends their push messages, once. A recipient's
 * notifications are marked in the transaction that writes the mails, and pushed after it, at most once. So they are only marked
 * if there is time left for pushing and the push services have capacity; otherwise they wait for the next call. Settles only
 * when all started work has ended. Returns the number of mails written, recipients that failed, and push messages accepted.
 */
export async function deliverNotifications(
  job: Job,
  batch = defaultBatch,
): Promise<{ mails: number; failed: number; pushed: number }> {
  const { client, log, send_push } = job
  const pusher = send_push && openPusher({ client, log, send: send_push })
  const counts: Counts = { mails: 0, failed: 0 }
  try {
    await deliverToAll(job, batch, pusher, counts)
  } finally {
    job.onWritten?.()
    // Their notifications are marked as delivered. A host that considers the call finished would suspend them.
    await pusher?.end()
  }
  return { ...counts, pushed: (await pusher?.end()) ?? 0 }
}

type Counts = { mails: number; failed: number }

async function deliverToAll(job: Job, batch: number, pusher: Pusher | null, counts: Counts): Promise<void> {
  const { client, clock, log, shutdown = neverShutDown() } = job
  const minTimeLeft = { ...defaultMinTimeLeft, ...job.minTimeLeft }
  const until = job.until?.getTime() ?? clock().getTime() + defaultTime
  /** The time for a recipient's transaction in milliseconds, which leaves enough for the push services. */
  const timeForTransaction = () => until - minTimeLeft.push - clock().getTime()
  const isLate = () => shutdown.stop.aborted || timeForTransaction() <= minTimeLeft.transaction
  for (let last: string | undefined; !isLate();) {
    const recipients = await listRecipients(client, clock(), { after: last, limit: batch })
    for (const recipient of recipients) {
      await pusher?.waitForCapacity()
      if (isLate()) break
      // Half for waiting for a connection, half for the transaction.
      const half = Math.floor(timeForTransaction() / 2)
      // A failure does not affect other recipients, and is retried by the next call.
      try {
        const limits = { maxWait: half, timeout: half }
        const delivered = await openTransaction(client, "change", (db) => deliverTo(db, job, recipient), limits)
        counts.mails += delivered.mails
        const deadline = AbortSignal.timeout(Math.max(0, until - clock().getTime()))
        pusher?.push(delivered.messages, AbortSignal.any([deadline, shutdown.abort]))
      } catch (err) {
        counts.failed += 1
        log.error({ err, user_id: recipient.user_id }, "notifications not delivered")
      }
    }
    last = recipients.at(-1)?.user_id
    if (recipients.length < batch) break
  }
}

async function deliverTo(db: Db, job: Job, recipient: Recipient): Promise<{ mails: number; messages: PushMessage[] }> {
  const now = job.clock()
  const due = await takeDueNotifications(db, recipient, now)
  const reader = due.length > 0 ? await readRecipient(db, recipient, now) : null
  if (!reader) return { mails: 0, messages: [] }
  const { settings, role, subscriptions, email_verified_at } = reader
  let mails = 0
  for (const setting of mailSettings) {
    const [first, ...more] = due.filter(({ kind }) => notificationKind(kind).mail_setting === setting)
    if (!first || !email_verified_at || !settings[setting]) continue
    const notifications: [DueNotification, ...DueNotification[]] = [first, ...more]
    const url = `${job.settings.app_url}${pathOf(role, notifications)}`
    const letter = notificationsLetter(
      { ...reader, date_format: readDateFormat(settings.date_format) },
      setting,
      notifications,
      url,
    )
    const mail = { family_id: recipient.family_id, reader, setting, letter, now }
    if (await queueOptionalMail(db, job.settings, mail)) mails += 1
  }
  const [first, ...more] = settings.push_assignments ? due.filter(({ kind }) => notificationKind(kind).is_pushed) : []
  if (!first) return { mails, messages: [] }
  const payload = pushPayload(role, [first, ...more])
  return { mails, messages: subscriptions.map((subscription) => ({ subscription, payload })) }
}
