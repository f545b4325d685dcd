import type { Db } from "@hearthbook/db"

/** The newest mail to an address in the outbox, with the token of its link. */
export async function lastMail(db: Db, recipient: string) {
  const mail = await db.outbox_email.findFirstOrThrow({ where: { recipient }, orderBy: { id: "desc" } })
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0] ?? ""
  const token = /(?:token=|\/invite\/)([\w-]+)$/.exec(link)?.[1] ?? ""
  return { ...mail, link, token }
}

/** The code in the newest mail to an address. */
export async function lastCode(db: Db, recipient: string): Promise<string> {
  const { text } = await lastMail(db, recipient)
  return /\b\d{6}\b/.exec(text)?.[0] ?? ""
}
