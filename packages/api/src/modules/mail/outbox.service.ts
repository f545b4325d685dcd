import { z } from "zod"
import { neverShutDown, type ShutdownSignal } from "../../request/shutdown-signal.ts"
import type { Log } from "../../request/log.ts"
import type { Client } from "../../request/request.ts"

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

/**
 * Resolves when the mail was accepted. Rejects where it was not, by itself within `mailTimeout`, and when it is told to give up:
 * then the mail server may have it all the same.
 */
export type SendMail = (mail: OutgoingMail, giveUp: AbortSignal) => Promise<void>

type Delivery = {
  client: Client
  clock: () => Date
  log: Log
  send: SendMail
  /** When all has to be done: a host ends what takes longer. Absent is in the usual time. */
  until?: Date
  /** Milliseconds that have to be left for one more mail to be begun. Absent is as long as a mail may take. */
  minTimeLeft?: number
  /** Told when the server stops. */
  shutdown?: ShutdownSignal
}

const minute = 60_000
/** Nobody else takes a mail up while it is being sent; after this, whoever sent it is taken for dead. */
const lease = 5 * minute
/** Milliseconds in which a mail server has to take one mail. */
export const mailTimeout = 30_000
/** Milliseconds for a call where no host ends it: as many mails as go in half of it, and time for the last. */
const defaultTime = 60_000
/** Waits before the next try, in minutes; the last is repeated. About three days together. */
const waits = [1, 5, 15, 60, 180, 360]
const maxAttempts = 18

/**
 * Sends what is due, one mail at a time, each taken up in one statement and marked once accepted: a crash between the
 * two doubles that one mail and no other. Answers how many were sent. A mail is begun while it can end in time, and then not cut
 * short for the call's sake: a server that has the whole text and takes long to say so would be handed it again. What there was no
 * time for is not taken up, and due at a later call. One that a server which stops leaves in the middle keeps its lease.
 */
export async function deliverMail(delivery: Delivery, most = 50): Promise<{ sent: number; failed: number }> {
  const count = { sent: 0, failed: 0 }
  const { clock, log, minTimeLeft = mailTimeout, shutdown = neverShutDown() } = delivery
  const until = delivery.until?.getTime() ?? clock().getTime() + defaultTime
  const hasTime = () => !shutdown.stop.aborted && until - clock().getTime() >= minTimeLeft
  while (count.sent + count.failed < most && hasTime()) {
    const mail = await takeUp(delivery)
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
        log.warn({ mail_id: mail.id, attempts }, "mail left in the middle, as the server stops")
        break
      }
      await putBack(delivery, mail, error)
      count.failed += 1
    }
  }
  return count
}

type TakenUp = OutgoingMail & { attempts: number }

/**
 * The next mail that is due, for this worker alone. First what cannot be unsubscribed from: somebody waits for a way in, whose link
 * ends in an hour, while the reports of all families go out.
 */
async function takeUp({ client, clock }: Delivery): Promise<TakenUp | null> {
  const now = clock()
  const leased = new Date(now.getTime() + lease)
  const [mail] = await client.$queryRaw<TakenUp[]>`
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
  // Of one that was taken back meanwhile there is nothing to mark.
  await client.outbox_email.updateMany({ where: { id }, data })
}

/** Undoes the taking up of a mail that was not begun. */
async function release({ client, clock }: Delivery, { id, attempts }: TakenUp): Promise<void> {
  const data = { attempts: attempts - 1, send_after: clock() }
  await client.outbox_email.updateMany({ where: { id, status: "waiting", attempts }, data })
}

/**
 * Tries again later, a little later each time; what a mail server refuses for good is given up, and kept. Not where the lease has
 * passed and somebody else has taken the mail up: an instance may stand still for hours in the middle of one, and it may be sent.
 */
async function putBack({ client, clock, log }: Delivery, { id, attempts }: TakenUp, error: unknown): Promise<void> {
  const final = isFinal(error) || attempts >= maxAttempts
  const wait = (waits[attempts - 1] ?? waits.at(-1) ?? 1) * minute
  await client.outbox_email.updateMany({
    where: { id, status: "waiting", attempts },
    data: {
      status: final ? "failed" : "waiting",
      send_after: new Date(clock().getTime() + wait),
      last_error: reasonOf(error),
    },
  })
  log.warn({ mail_id: id, attempts, given_up: final, reason: reasonOf(error) }, "mail not delivered")
}

/** A reply of the 500s to this recipient is final; one to our own log-in or connection is the operator's to mend. */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = readMailError(error)
  return responseCode !== undefined && responseCode >= 500 && (command === "RCPT TO" || command === "DATA")
}

/** What kind of failure it was, without the address or the text that a server may quote. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = readMailError(error)
  return [code ?? "unknown", responseCode, command].filter(Boolean).join(" ")
}

/** The fields that nodemailer adds to an error of its transport. */
const mailError = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})

function readMailError(error: unknown): z.output<typeof mailError> {
  return mailError.safeParse(error).data ?? {}
}
