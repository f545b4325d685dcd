import { deliverMail } from "@hearthbook/api/services/mail/outbox"
import { announce, pushNews } from "@hearthbook/api/services/notification/announce"
import type { AppOptions } from "./app-env.ts"

type Outbox = Pick<AppOptions, "database" | "settings" | "send_mail" | "send_push" | "clock" | "log">

/** Tells what is to be told and mails what waits, once; answers how much that was. */
export async function runOutbox({ database, settings, send_mail, send_push = null, clock, log }: Outbox) {
  const { client } = database
  const { messages, ...announced } = await announce({ client, clock, log, settings })
  // Before the pushing: push services may take their time, and a host ends what takes too long.
  const delivered = send_mail ? await deliverMail({ client, clock, log, send: send_mail }) : {}
  const pushed = await pushNews({ client, log, send: send_push }, messages)
  return { announced: { ...announced, pushed }, ...delivered }
}
