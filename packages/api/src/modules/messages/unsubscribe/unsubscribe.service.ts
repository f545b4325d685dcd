import type { Db } from "@hearthbook/db"
import type { z } from "zod"
import type { RequestFacts } from "../../../request/request.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { deletePendingOptionalMail } from "./optional-mail.ts"
import { mailSettingsSelect } from "./unsubscribe.select.ts"
import {
  parseUnsubscribeToken,
  invalidUnsubscribeLink,
  verifyUnsubscribeToken,
  unsubscribePage,
} from "./unsubscribe-link.ts"
import type { UnsubscribeView, unsubscribeChoice } from "./unsubscribe.schema.ts"

/** Reads the setting that a link disables, and whether it is enabled. Changes nothing. LINK_INVALID. */
export async function readUnsubscription(context: RequestFacts, token: string): Promise<UnsubscribeView> {
  const { setting, settings, email } = await openTransaction(context.client, "read", (db) =>
    readOwner(db, context, token),
  )
  return { email: mask(email), setting, is_on: settings[setting] }
}

/** Disables or enables a setting, without signing in; repeating it changes nothing. LINK_INVALID. */
export async function confirmUnsubscription(
  context: RequestFacts,
  { token, on = false }: z.output<typeof unsubscribeChoice>,
): Promise<UnsubscribeView> {
  return openTransaction(context.client, "change", async (db) => {
    const { user_id, family_id, setting, email } = await readOwner(db, context, token)
    await db.settings.updateMany({
      where: { user_id, family_id, [setting]: !on },
      data: { [setting]: on, version: { increment: 1 } },
    })
    if (!on)
      await deletePendingOptionalMail(db, context.settings, { family_id, reader: { id: user_id, email }, setting })
    return { email: mask(email), setting, is_on: on }
  })
}

/** The URL of the page that asks for confirmation, for a link that was opened with GET. */
export function unsubscribePageUrl({ settings }: RequestFacts, token: string): string {
  return unsubscribePage(settings.app_url, token)
}

/** The owner and setting of a token, verified against the owner's current address. */
async function readOwner(db: Db, { settings: { auth_secret } }: RequestFacts, token: string) {
  const { user_id, setting } = parseUnsubscribeToken(token)
  const owner = await db.user.findUnique({
    where: { id: user_id },
    select: { family_id: true, email: true, settings: { select: mailSettingsSelect } },
  })
  if (!owner?.settings) throw invalidUnsubscribeLink()
  verifyUnsubscribeToken(token, { user_id, setting, email: owner.email }, auth_secret)
  return { user_id, setting, ...owner, settings: owner.settings }
}

/** Masks an address: a forwarded mail must not reveal it, but its owner can recognize it. */
function mask(email: string): string {
  return email.replace(/^(.).*(?=@)/, "$1…")
}
