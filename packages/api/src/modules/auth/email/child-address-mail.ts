import type { Db } from "@hearthbook/db"
import { tryUse } from "../../../rate-limit/rate-limit.ts"
import type { RequestMeta } from "../../../request/request.ts"
import { tokenPageAt } from "../../../rules/app-paths.ts"
import { issueToken } from "../one-time-token.ts"
import { isLoginOnly, queueMail } from "../../mail/mail.ts"
import { childAddressLetter } from "./child-address-letters.ts"

type Login = { id: string; family_id: string; email: string; first_name: string }

/** Mails of this kind that go to one address in a day, whoever gives it to a login. */
const mailLimit = { limit: 3, windowSeconds: 24 * 60 * 60 }

/** Mails the address of a child's login, which a parent typed, whether it is the child's. Says nothing once it was asked often. */
export async function sendChildAddressMail(
  db: Db,
  meta: Pick<RequestMeta, "settings" | "now">,
  login: Login,
): Promise<void> {
  const { family_id, email } = login
  if (isLoginOnly(email)) return
  const { now } = meta
  if ((await tryUse(db, { key: `child address mail:${email}`, ...mailLimit, now })) !== null) return
  const letter = childAddressLetter(login, await childAddressUrl(db, meta, login))
  await queueMail(db, { family_id, recipient: email, letter, now })
}

/** A new link by which whoever reads the mail of the login's address confirms or releases it. */
export async function childAddressUrl(
  db: Db,
  { settings, now }: Pick<RequestMeta, "settings" | "now">,
  login: Login,
): Promise<string> {
  const owner = { family_id: login.family_id, user_id: login.id, email: login.email }
  return `${settings.app_url}${tokenPageAt("childAddress", await issueToken(db, owner, "child_address", now))}`
}
