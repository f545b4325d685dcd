import { mailTimeout, type SendMail } from "@hearthbook/api/modules/messages/mail/outbox.service"
import { createTransport } from "nodemailer"

/**
 * Milliseconds that a server may be silent, and that sending a mail may take in total. Shorter than a mail's lease, so that no other
 * process sends it meanwhile (`outbox.service.ts`).
 */
const limits = { silence: 20_000, whole: mailTimeout }

/** Delivers over SMTP. A mail's Message-ID is its row's id, so that mail programs can recognize a duplicate. */
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
