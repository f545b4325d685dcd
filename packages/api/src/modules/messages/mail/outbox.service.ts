import { z } from "zod"
import { neverShutDown, type ShutdownSignal } from "../../../request/shutdown-signal.ts"
import type { Log } from "../../../request/log.ts"
import type { Client } from "../../../request/request.ts"

/** A mail for the transport. */
export type OutgoingMail = {
  /** The row's id, which is also the Message-ID. */
  id: string
  recipient: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
}

/**
 * Resolves when the mail was accepted. Rejects if it was refused, after `mailTimeout`, and when `abort` fires. In that
 * case the mail server may have accepted it anyway.
 */
export type SendMail = (mail: OutgoingMail, abort: AbortSignal) => Promise<void>

type Delivery = {
  client: Client
  clock: () => Date
  log: Log
  send: SendMail
  /** The deadline, after which a host ends the call. The default time applies if absent. */
  until?: Date
  /** The minimum time in milliseconds for starting another mail. The timeout of a mail by default. */
  minTimeLeft?: number
  /** Fires when the server shuts down. */
  shutdown?: ShutdownSignal
}

const minute = 60_000
/** No other worker takes a mail while it is being sent. After this time its worker is considered dead. */
const lease = 5 * minute
/** The timeout for a mail server to accept one mail, in milliseconds. */
export const mailTimeout = 30_000
/** The time of a call in milliseconds, if no host ends it: half for starting mails, half for the last one to finish. */
const defaultTime = 60_000
/** The delays before the next attempts in minutes; the last one is repeated. About three days in total. */
const waits = [1, 5, 15, 60, 180, 360]
const maxAttempts = 18

/**
 * Sends due mails one at a time and returns how many were sent. Each mail is leased in one statement and marked once accepted,
 * so that a crash in between can duplicate only that one mail. A mail is started if its timeout fits before the deadline, and
 * is then not cut short: otherwise a server that has accepted the text but confirms slowly would get it again. Mails without
 * enough time are left for a later call. A mail abandoned by a shutdown keeps its lease.
 */
export async function deliverMail(delivery: Delivery, most = 50): Promise<{ sent: number; failed: number }> {
  const count = { sent: 0, failed: 0 }
  const { clock, log, minTimeLeft = mailTimeout, shutdown = neverShutDown() } = delivery
  const until = delivery.until?.getTime() ?? clock().getTime() + defaultTime
  const hasTime = () => !shutdown.stop.aborted && until - clock().getTime() >= minTimeLeft
  while (count.sent + count.failed < most && hasTime()) {
    const mail = await leaseMail(delivery)
    if (!mail) break
    const { attempts, ...outgoing } = mail
    if (shutdown.stop.aborted) {
      await release(delivery, mail)
      break
    }
    try {
      await delivery.send(outgoing, shutdown.abort)
      await markSent(delivery, mail.id)
      count.sent += 1
    } catch (error) {
      if (shutdown.abort.aborted) {
        log.warn({ mail_id: mail.id, attempts }, "mail abandoned, because the server is shutting down")
        break
      }
      await scheduleRetry(delivery, mail, error)
      count.failed += 1
    }
  }
  return count
}

type LeasedMail = OutgoingMail & { attempts: number }

/**
 * Leases the next due mail for this worker. Mail that cannot be unsubscribed from comes first: a sign-in link expires in an
 * hour, and must not wait for the reports of all families.
 */
async function leaseMail({ client, clock }: Delivery): Promise<LeasedMail | null> {
  const now = clock()
  const leaseEnd = new Date(now.getTime() + lease)
  const [mail] = await client.$queryRaw<LeasedMail[]>`
    UPDATE outbox_email SET attempts = attempts + 1, send_after = ${leaseEnd}, updated_at = ${now}
    WHERE id = (
      SELECT id FROM outbox_email WHERE status = 'waiting' AND send_after <= ${now}
      ORDER BY headers <> '{}', send_after, id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, recipient, subject, html, text, headers, attempts`
  return mail ?? null
}

/** Marks a mail as sent and deletes its text, which may contain a sign-in link. */
async function markSent({ client, clock }: Delivery, id: string): Promise<void> {
  const data = { status: "sent", sent_at: clock(), html: "", text: "", last_error: null } as const
  // updateMany, because the mail may have been deleted meanwhile.
  await client.outbox_email.updateMany({ where: { id }, data })
}

/** Releases the lease of a mail that was not started. */
async function release({ client, clock }: Delivery, { id, attempts }: LeasedMail): Promise<void> {
  const data = { attempts: attempts - 1, send_after: clock() }
  await client.outbox_email.updateMany({ where: { id, status: "waiting", attempts }, data })
}

/**
 * Schedules the next attempt, with growing delays. A permanent refusal marks the mail as failed. Does nothing if the lease has
 * expired and another worker has taken the mail: a suspended instance may resume hours later, when the mail was already sent.
 */
async function scheduleRetry(
  { client, clock, log }: Delivery,
  { id, attempts }: LeasedMail,
  error: unknown,
): Promise<void> {
  const isFinalFailure = isFinal(error) || attempts >= maxAttempts
  const wait = (waits[attempts - 1] ?? waits.at(-1) ?? 1) * minute
  await client.outbox_email.updateMany({
    where: { id, status: "waiting", attempts },
    data: {
      status: isFinalFailure ? "failed" : "waiting",
      send_after: new Date(clock().getTime() + wait),
      last_error: reasonOf(error),
    },
  })
  log.warn({ mail_id: id, attempts, given_up: isFinalFailure, reason: reasonOf(error) }, "mail not delivered")
}

/**
 * True for a 5xx reply to the recipient or the data. A 5xx reply to the sign-in or the connection is for the operator to fix.
 */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = readMailError(error)
  return responseCode !== undefined && responseCode >= 500 && (command === "RCPT TO" || command === "DATA")
}

/** The kind of failure, without the address or text that a server may quote. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = readMailError(error)
  return [code ?? "unknown", responseCode, command].filter(Boolean).join(" ")
}

/** The fields that nodemailer adds to transport errors. */
const mailError = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})

function readMailError(error: unknown): z.output<typeof mailError> {
  return mailError.safeParse(error).data ?? {}
}
