import type { Db } from "@hearthbook/db"
import type { z } from "zod"
import type { RequestFacts } from "../../request.ts"
import { openUnit } from "../../unit.ts"
import { mailSettingsSelect } from "../settings/settings.select.ts"
import { notOurs, readUnsubscribeToken, unsubscribePage, type Unsubscription } from "./unsubscribe-link.ts"
import type { UnsubscribeView, unsubscribeWish } from "./unsubscribe.schema.ts"

/** What the link of a mail would switch off, and whether it is on. Changes nothing. LINK_INVALID. */
export async function readUnsubscription(context: RequestFacts, token: string): Promise<UnsubscribeView> {
  const which = readUnsubscribeToken(token, context.settings.auth_secret)
  return openUnit(context.client, "read", async (db) => toView(await readOwner(db, which), which))
}

/** Switches it off, or on again; twice is once. Whoever holds the mail needs no signing in. LINK_INVALID. */
export async function confirmUnsubscription(
  context: RequestFacts,
  { token, on = false }: z.output<typeof unsubscribeWish>,
): Promise<UnsubscribeView> {
  const which = readUnsubscribeToken(token, context.settings.auth_secret)
  return openUnit(context.client, "change", async (db) => {
    const { family_id } = await readOwner(db, which)
    const { user_id, setting } = which
    await db.settings.updateMany({
      where: { user_id, family_id, [setting]: !on },
      data: { [setting]: on, version: { increment: 1 } },
    })
    return toView(await readOwner(db, which), which)
  })
}

/** The page of the web app that asks, for a link that was opened where only a form may be sent. */
export function pageThatAsks({ settings }: RequestFacts, token: string): string {
  return unsubscribePage(settings.app_url, token)
}

async function readOwner(db: Db, { user_id }: Unsubscription) {
  const owner = await db.user.findUnique({
    where: { id: user_id },
    select: {
      family_id: true,
      email: true,
      settings: { select: mailSettingsSelect },
    },
  })
  if (!owner?.settings) throw notOurs()
  return { ...owner, settings: owner.settings }
}

type Owner = Awaited<ReturnType<typeof readOwner>>

function toView({ email, settings }: Owner, { setting }: Unsubscription): UnsubscribeView {
  return { email: mask(email), setting, is_on: settings[setting] }
}

/** Enough to know one's own: a mail that was handed on must not tell the whole address. */
function mask(email: string): string {
  return email.replace(/^(.).*(?=@)/, "$1…")
}
