import { mailPatience, type SendMail } from "@hearthbook/api/services/mail/outbox"
import { createTransport } from "nodemailer"

/**
 * A server that says nothing for so long, in milliseconds, has not taken the mail; nor has one that goes on saying little things
 * for the whole of it. Shorter than the time for which nobody else takes that mail up (`outbox.service.ts`).
 */
const limits = { silence: 20_000, whole: mailPatience }

/** Delivers over SMTP. A mail's Message-ID is its row's id, so that a doubled one can be told (DECISIONS 34g). */
export function smtpTransport(
  smtp_url: string,
  from: string,
  { silence, whole } = limits,
): { send: SendMail; close: () => void } {
  const transport = createTransport({
    url: smtp_url,
    dnsTimeout: silence,
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
  })
  const send: SendMail = async ({ id, recipient, ...mail }, giveUp) => {
    const signal = AbortSignal.any([giveUp, AbortSignal.timeout(whole)])
    await transport.sendMail({ ...mail, from, to: recipient, messageId: `<${id}@hearthbook>`, signal })
  }
  return { send, close: () => transport.close() }
}
