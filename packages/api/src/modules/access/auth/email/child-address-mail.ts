import type { Db } from "@hearthbook/db"
import { tryUse } from "../../../../rate-limit/rate-limit.ts"
import type { RequestMeta } from "../../../../request/request.ts"
import { tokenPageAt } from "@hearthbook/core/paths/app-paths"
import { issueToken } from "../one-time-token.ts"
import { isLoginName, queueMail } from "../../../messages/mail/mail.ts"
import { childAddressLetter } from "./child-address-letters.ts"

type Login = { id: string; family_id: string; email: string; first_name: string }

/** The daily limit of these mails to one address. */
const mailLimit = { limit: 3, windowSeconds: 24 * 60 * 60 }

/**
 * Asks the address of a child's login by mail to confirm itself, because a parent entered it. Sends nothing once the daily
 * limit is reached.
 */
export async function sendChildAddressMail(
  db: Db,
  meta: Pick<RequestMeta, "settings" | "now">,
  login: Login,
): Promise<void> {
  const { family_id, email } = login
  if (isLoginName(email)) return
  const { now } = meta
  if ((await tryUse(db, { key: `child address mail:${email}`, ...mailLimit, now })) !== null) return
  const letter = childAddressLetter(login, await childAddressUrl(db, meta, login))
  await queueMail(db, { family_id, recipient: email, letter, now })
}

/** Creates a link with which the person who reads the address's mail confirms or releases it. */
export async function childAddressUrl(
  db: Db,
  { settings, now }: Pick<RequestMeta, "settings" | "now">,
  login: Login,
): Promise<string> {
  const owner = { family_id: login.family_id, user_id: login.id, email: login.email }
  return `${settings.app_url}${tokenPageAt("childAddress", await issueToken(db, owner, "child_address", now))}`
}
