import type { Db } from "@hearthbook/db"
import { neverShutDown, type ShutdownSignal } from "../../request/shutdown-signal.ts"
import type { Log } from "../../request/log.ts"
import type { Client, Settings } from "../../request/request.ts"
import { readDateFormat } from "../../rules/date-format.ts"
import { openTransaction } from "../../transaction/transaction.ts"
import { notificationsLetter } from "./notifications-letter.ts"
import { queueOptionalMail } from "../unsubscribe/optional-mail.ts"
import { openPusher, type Pushed, type Pusher } from "../push/deliver-push.ts"
import { pushTimeout, type SendPush } from "../push/send-push.service.ts"
import { mailSettings } from "../unsubscribe/unsubscribe.schema.ts"
import { listRecipients, takeDueNotifications, readRecipient, type Recipient } from "./read-due-notifications.ts"
import { pushPayload } from "./push-payload.ts"
import { pathOf, type DueNotification } from "./notification-words.ts"
import { notificationKind } from "../../rules/notification-kinds.ts"

type Job = {
  client: Client
  clock: () => Date
  log: Log
  settings: Pick<Settings, "app_url" | "auth_secret">
  /** Delivers push messages; null where this installation has no keys for it. */
  send_push: SendPush | null
  /** When all has to be done: a host ends what takes longer. Absent is in the usual time. */
  until?: Date
  /** Milliseconds that have to be left for a receiver's turn: for the unit that marks the notices, and for the push services. */
  minTimeLeft?: { transaction?: number; push?: number }
  /** DueNotification when the server stops. */
  shutdown?: ShutdownSignal
  /** Called when all mails are written, while push services may still be taking their time. */
  onWritten?: () => void
}

/** Receivers read at once. */
const defaultBatch = 100
/** Milliseconds for a call where no host ends it. */
const defaultTime = 45_000
const defaultMinTimeLeft = { transaction: 5_000, push: pushTimeout }

/**
 * Writes the mails of what has been told and cannot be undone any more, once, to whom it still concerns, and pushes it. A
 * receiver's notices are marked in the transaction that writes the mails, and pushed after it, at most once. So none are marked
 * for which there is no time left to push them, or while others keep the push services busy: they have their turn at the next
 * call. Resolves when all that was begun has ended, and rejects no sooner; how many mails were written, how many messages taken,
 * and who failed.
 */
export async function deliverNotifications(
  job: Job,
  batch = defaultBatch,
): Promise<{ mails: number; failed: number; pushed: number }> {
  const { client, log, send_push } = job
  const pusher = send_push && openPusher({ client, log, send: send_push })
  const done: Done = { mails: 0, failed: 0 }
  try {
    await deliverToAll(job, batch, pusher, done)
  } finally {
    job.onWritten?.()
    // What is with the push services is marked as told: a host that took this for the end would lose it.
    await pusher?.end()
  }
  return { ...done, pushed: (await pusher?.end()) ?? 0 }
}

type Done = { mails: number; failed: number }

async function deliverToAll(job: Job, batch: number, pusher: Pusher | null, done: Done): Promise<void> {
  const { client, clock, log, shutdown = neverShutDown() } = job
  const minTimeLeft = { ...defaultMinTimeLeft, ...job.minTimeLeft }
  const until = job.until?.getTime() ?? clock().getTime() + defaultTime
  /** Milliseconds for a receiver's unit, so that the push services have their time after it. */
  const timeForTransaction = () => until - minTimeLeft.push - clock().getTime()
  const isLate = () => shutdown.stop.aborted || timeForTransaction() <= minTimeLeft.transaction
  for (let last: string | undefined; !isLate();) {
    const receivers = await listRecipients(client, clock(), { after: last, limit: batch })
    for (const receiver of receivers) {
      await pusher?.room()
      if (isLate()) break
      // Half for the wait and half for the work.
      const half = Math.floor(timeForTransaction() / 2)
      // One that fails stops none of the others, and has its turn again.
      try {
        const limits = { maxWait: half, timeout: half }
        const news = await openTransaction(client, "change", (db) => deliverTo(db, job, receiver), limits)
        done.mails += news.mails
        const deadline = AbortSignal.timeout(Math.max(0, until - clock().getTime()))
        pusher?.push(news.messages, AbortSignal.any([deadline, shutdown.abort]))
      } catch (err) {
        done.failed += 1
        log.error({ err, user_id: receiver.user_id }, "notices not announced")
      }
    }
    last = receivers.at(-1)?.user_id
    if (receivers.length < batch) break
  }
}

async function deliverTo(db: Db, job: Job, receiver: Recipient): Promise<{ mails: number; messages: Pushed[] }> {
  const now = job.clock()
  const news = await takeDueNotifications(db, receiver, now)
  const reader = news.length > 0 ? await readRecipient(db, receiver, now) : null
  if (!reader) return { mails: 0, messages: [] }
  const { settings, role, subscriptions, email_verified_at } = reader
  let mails = 0
  for (const setting of mailSettings) {
    const [first, ...more] = news.filter(({ kind }) => notificationKind(kind).mail_setting === setting)
    if (!first || !email_verified_at || !settings[setting]) continue
    const notices: [DueNotification, ...DueNotification[]] = [first, ...more]
    const url = `${job.settings.app_url}${pathOf(role, notices)}`
    const letter = notificationsLetter(
      { ...reader, date_format: readDateFormat(settings.date_format) },
      setting,
      notices,
      url,
    )
    const mail = { family_id: receiver.family_id, reader, setting, letter, now }
    if (await queueOptionalMail(db, job.settings, mail)) mails += 1
  }
  const [first, ...more] = settings.push_assignments ? news.filter(({ kind }) => notificationKind(kind).is_pushed) : []
  if (!first) return { mails, messages: [] }
  const payload = pushPayload(role, [first, ...more])
  return { mails, messages: subscriptions.map((subscription) => ({ subscription, payload })) }
}
