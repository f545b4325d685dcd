import { deliverMail } from "@hearthbook/api/services/mail/outbox"
import { announce } from "@hearthbook/api/services/notification/announce"
import type { AppOptions } from "./app-env.ts"

/** Milliseconds for a whole call: a host ends it after 60 s, and what was sent at the very end must still be written down. */
const usualTime = 50_000

/** Milliseconds that have to be left for one more mail, receiver's unit and push message to be begun. */
type Least = { mail: number; unit: number; push: number }

/**
 * Tells what is due to be told, until its one deadline: writes the mails of the news and pushes it, and hands in what waits in
 * the outbox. Neither waits for the other, so that a push service that is slow keeps nobody from a way in, nor a mail server
 * the news; what the news has written is handed in after it. Nothing is taken up that cannot end in time. Answers how many.
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
  const [announced, waiting] = await Promise.all([announce({ ...call, settings, send_push, least }), deliver()])
  const written = await deliver()
  const delivered = { sent: waiting.sent + written.sent, failed: waiting.failed + written.failed }
  return { announced, ...(send_mail ? delivered : {}) }
}
