import { once } from "node:events"
import type { AddressInfo } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

/** A received mail, with its SMTP recipient. */
type Arrived = Email & { recipient: string }

export type MailServer = {
  /** The value for SMTP_URL. */
  url: string
  /** All received mails, oldest first. */
  mails: Arrived[]
  /** Waits for a mail to a recipient with these words in its subject. Fails after 10 s. */
  waitFor: (recipient: string, subject: string | RegExp) => Promise<Arrived>
  /** Sets the response to RCPT, for example for a full or unknown mailbox. */
  refuseWith: (responseCode: number | null) => void
  close: () => Promise<void>
}

const patience = 10_000

/** Starts a real SMTP server on loopback that accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Arrived[] = []
  const waiting = new Set<() => void>()
  let refusal: number | null = null
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo(_address, _session, answer) {
      answer(refusal === null ? null : Object.assign(new Error("mailbox not available"), { responseCode: refusal }))
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          for (const { address } of session.envelope.rcptTo) mails.push({ ...mail, recipient: address })
          answer()
          for (const look of waiting) look()
        }, answer)
      })
    },
  })
  server.listen(0, "127.0.0.1")
  await once(server.server, "listening")
  const { port } = server.server.address() as AddressInfo

  const find = (recipient: string, subject: string | RegExp) =>
    mails.findLast((mail) => mail.recipient === recipient && (mail.subject ?? "").match(subject) !== null)

  const waitFor = (recipient: string, subject: string | RegExp) =>
    new Promise<Arrived>((resolve, reject) => {
      const look = () => {
        const mail = find(recipient, subject)
        if (!mail) return
        clearTimeout(timer)
        waiting.delete(look)
        resolve(mail)
      }
      const timer = setTimeout(() => {
        waiting.delete(look)
        reject(new Error(`No mail to ${recipient} about ${subject}; there are ${mails.length} others.`))
      }, patience)
      waiting.add(look)
      look()
    })

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitFor,
    refuseWith: (code) => {
      refusal = code
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Returns the first link in a mail's text. */
export function linkIn({ text = "" }: Pick<Email, "text">): string {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ""
}
