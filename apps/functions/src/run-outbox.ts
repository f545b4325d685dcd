import { deliverMail } from "@hearthbook/api/services/mail/outbox"
import { announce, pushNews } from "@hearthbook/api/services/notification/announce"
import type { AppOptions } from "./app-env.ts"

/** Tells what is due to be told: writes the mails of the news, hands in what waits in the outbox, and pushes. Answers how many. */
export async function runOutbox(options: AppOptions): Promise<object> {
  const { database, settings, send_mail, send_push = null, clock, log } = options
  const { client } = database
  const { messages, ...announced } = await announce({ client, clock, log, settings })
  // Before the pushing: push services may take their time, and a host ends what takes too long.
  const delivered = send_mail ? await deliverMail({ client, clock, log, send: send_mail }) : {}
  const pushed = await pushNews({ client, log, send: send_push }, messages)
  return { announced: { ...announced, pushed }, ...delivered }
}
