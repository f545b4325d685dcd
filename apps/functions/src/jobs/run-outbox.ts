import { deliverMail } from "@hearthbook/api/services/mail/outbox"
import { announce } from "@hearthbook/api/services/notification/notification-delivery"
import type { AppOptions } from "../http/app-env.ts"

/**
 * Milliseconds for a whole call: a host ends it after 60 s, and what was sent at the very end must still be written down. Mails are
 * begun in its first 20 s, so that the last has its 30 s too.
 */
const usualTime = 50_000

/** Milliseconds that have to be left for one more mail, receiver's unit and push message to be begun; usual where they are absent. */
type Least = { mail?: number; unit?: number; push?: number }

/**
 * Tells what is due to be told, until its one deadline: writes the mails of the news and pushes it, and hands in what waits in
 * the outbox. Neither waits for the other, so that a push service that is slow keeps nobody from a way in, nor a mail server
 * the news; what the news has written is handed in as soon as it is. Nothing is taken up that cannot end in time. Answers how many.
 * Where one of the two fails, the call fails once the other has ended: what is under way when it answers, a host lets stand still.
 */
export async function runOutbox(options: AppOptions, until?: Date, least?: Least): Promise<object> {
  const { database, settings, send_mail, send_push = null, clock, log } = options
  const call = {
    client: database.client,
    clock,
    log,
    until: until ?? new Date(clock().getTime() + usualTime),
  }
  const deliver = async () =>
    send_mail ? deliverMail({ ...call, send: send_mail, least: least?.mail }) : { sent: 0, failed: 0 }
  let onWritten = () => {}
  const written = new Promise<void>((resolve) => (onWritten = resolve))
  const deliverAll = async () => {
    const before = await deliver()
    await written
    const after = await deliver()
    return { sent: before.sent + after.sent, failed: before.failed + after.failed }
  }
  const telling = announce({ ...call, settings, send_push, least, onWritten })
  const [news, mail] = await Promise.allSettled([telling, deliverAll()])
  if (mail.status === "rejected") throw mail.reason
  if (news.status === "rejected") throw news.reason
  return { announced: news.value, ...(send_mail ? mail.value : {}) }
}
