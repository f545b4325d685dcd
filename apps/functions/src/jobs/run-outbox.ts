import { deliverMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import { deliverNotifications } from "@hearthbook/api/modules/messages/notification/notification-delivery.service"
import type { AppOptions } from "../http/app-env.ts"

/**
 * The default time of a run in milliseconds. Hosts end a call after 60 seconds, and the result of the last mail must still be
 * recorded. Mails are started in the first 20 seconds, so that the last one has its 30 seconds too.
 */
const defaultTime = 50_000

/** The least time, in milliseconds, in which another mail, recipient's transaction or push message is still started. */
type MinTimeLeft = { mail?: number; transaction?: number; push?: number }

/**
 * Delivers due notifications (writes their mails and sends their push messages) and sends the mail in the outbox, until one deadline.
 * The two run side by side, so that a slow push service does not delay sign-in links, nor a slow mail server notifications; mails
 * of notifications are sent as soon as they are written. Nothing is started that could exceed the deadline. Returns the counts. If
 * one of the two fails, the run waits for the other before it fails, because a host suspends work that is still running then.
 */
export async function runOutbox(options: AppOptions, until?: Date, minTimeLeft?: MinTimeLeft): Promise<object> {
  const { database, settings, send_mail, send_push = null, clock, log } = options
  const call = {
    client: database.client,
    clock,
    log,
    until: until ?? new Date(clock().getTime() + defaultTime),
  }
  const deliver = async () =>
    send_mail ? deliverMail({ ...call, send: send_mail, minTimeLeft: minTimeLeft?.mail }) : { sent: 0, failed: 0 }
  let onWritten = () => {}
  const written = new Promise<void>((resolve) => (onWritten = resolve))
  const deliverAll = async () => {
    const before = await deliver()
    await written
    const after = await deliver()
    return { sent: before.sent + after.sent, failed: before.failed + after.failed }
  }
  const notifying = deliverNotifications({ ...call, settings, send_push, minTimeLeft, onWritten })
  const [notifications, mail] = await Promise.allSettled([notifying, deliverAll()])
  if (mail.status === "rejected") throw mail.reason
  if (notifications.status === "rejected") throw notifications.reason
  return { announced: notifications.value, ...(send_mail ? mail.value : {}) }
}
