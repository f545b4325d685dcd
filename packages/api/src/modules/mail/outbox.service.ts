import type { Client } from "../../request.ts"
import type { Log } from "../../log.ts"

/** A mail as it is handed to whatever delivers it. */
export type OutgoingMail = {
  /** The row's id, which is its Message-ID too (DECISIONS 34g). */
  id: string
  recipient: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/** Resolves when the mail was accepted. Rejects where it was not, also when the deadline comes first. */
export type SendMail = (mail: OutgoingMail, deadline: AbortSignal) => Promise<void>

type Delivery = {
  client: Client
  clock: () => Date
  log: Log
  send: SendMail
  /** When all has to be done: a host ends what takes longer. Absent is in the usual time. */
  until?: Date
  /** Milliseconds that have to be left for one more mail to be begun. */
  least?: number
}

const minute = 60_000
/** Nobody else takes a mail up while it is being sent; after this, whoever sent it is taken for dead. */
const lease = 5 * minute
/** Milliseconds for a call, and what has to be left of them for one more mail: who stops the server waits for what is under way. */
const usual = { call: 30_000, least: 10_000 }
/** Waits before the next try, in minutes; the last is repeated. About three days together. */
const waits = [1, 5, 15, 60, 180, 360]
const mostAttempts = 18

/**
 * Sends what is due, one mail at a time, each taken up in one statement and marked once accepted: a crash between the
 * two doubles that one mail and no other. Answers how many were sent. What there was no time for is not taken up, and one that
 * the end of the time comes upon goes back: both are due at a later call.
 */
export async function deliverMail(delivery: Delivery, most = 50): Promise<{ sent: number; failed: number }> {
  const count = { sent: 0, failed: 0 }
  const { clock, least = usual.least } = delivery
  const until = delivery.until?.getTime() ?? clock().getTime() + usual.call
  const left = () => Math.max(0, until - clock().getTime())
  while (count.sent + count.failed < most && left() > least) {
    const mail = await takeUp(delivery)
    if (!mail) break
    const { attempts, ...outgoing } = mail
    try {
      await delivery.send(outgoing, AbortSignal.timeout(left()))
      await markSent(delivery, mail.id)
      count.sent += 1
    } catch (error) {
      await putBack(delivery, mail.id, attempts, error)
      count.failed += 1
    }
  }
  return count
}

/**
 * The next mail that is due, for this worker alone. First what cannot be unsubscribed from: somebody waits for a way in, whose link
 * ends in an hour, while the reports of all families go out.
 */
async function takeUp({ client, clock }: Delivery): Promise<(OutgoingMail & { attempts: number }) | null> {
  const now = clock()
  const leased = new Date(now.getTime() + lease)
  const [mail] = await client.$queryRaw<(OutgoingMail & { attempts: number })[]>`
    UPDATE outbox_email SET attempts = attempts + 1, send_after = ${leased}, updated_at = ${now}
    WHERE id = (
      SELECT id FROM outbox_email WHERE status = 'waiting' AND send_after <= ${now}
      ORDER BY headers <> '{}', send_after, id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, recipient, subject, html, text, headers, attempts`
  return mail ?? null
}

/** A delivered mail keeps no text: it may hold a way in. */
async function markSent({ client, clock }: Delivery, id: string): Promise<void> {
  const data = { status: "sent", sent_at: clock(), html: "", text: "", last_error: null } as const
  await client.outbox_email.update({ where: { id }, data, select: { id: true } })
}

/** Tries again later, a little later each time; what a mail server refuses for good is given up, and kept. */
async function putBack({ client, clock, log }: Delivery, id: string, attempts: number, error: unknown): Promise<void> {
  const final = isFinal(error) || attempts >= mostAttempts
  const wait = (waits[attempts - 1] ?? waits.at(-1) ?? 1) * minute
  await client.outbox_email.update({
    where: { id },
    data: {
      status: final ? "failed" : "waiting",
      send_after: new Date(clock().getTime() + wait),
      last_error: reasonOf(error),
    },
    select: { id: true },
  })
  log.warn({ mail_id: id, attempts, given_up: final, reason: reasonOf(error) }, "mail not delivered")
}

/** A reply of the 500s to this recipient is final; one to our own log-in or connection is the operator's to mend. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = Object(error) as { responseCode?: number; command?: string }
  return responseCode !== undefined && responseCode >= 500 && (command === "RCPT TO" || command === "DATA")
}

/** What kind of failure it was, without the address or the text that a server may quote. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = Object(error) as { code?: string; responseCode?: number; command?: string }
  return [code ?? "unknown", responseCode, command].filter(Boolean).join(" ")
}
