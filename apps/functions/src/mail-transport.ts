import type { SendMail } from "@hearthbook/api/services/mail/outbox"
import { createTransport } from "nodemailer"

/** A server that says nothing for so long, in milliseconds, has not taken the mail. */
const patience = 20_000

/** Delivers over SMTP. A mail's Message-ID is its row's id, so that a doubled one can be told (DECISIONS 34g). */
export function smtpTransport(smtp_url: string, from: string): { send: SendMail; close: () => void } {
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
  const transport = createTransport({ url: smtp_url, ...timeouts })
  const send: SendMail = async ({ id, recipient, ...mail }) => {
    await transport.sendMail({ ...mail, from, to: recipient, messageId: `<${id}@hearthbook>` })
  }
  return { send, close: () => transport.close() }
}
