import type { Db } from "@hearthbook/db"
import type { z } from "zod"
import { AppError } from "@hearthbook/core/errors/errors"
import type { RequestFacts } from "../../../request/request.ts"
import { nameInMail } from "../../messages/mail/name-in-mail.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { readToken, redeemToken, invalidateTokens } from "../auth/one-time-token.ts"
import { markVerified } from "../auth/email/verification.service.ts"
import type { childAddressAnswer, ChildAddressView } from "./child-address.schema.ts"
import { releaseAddress } from "../auth/email/release-address.ts"

/** Reads the login and the address that a mailed link is about. Changes nothing. LINK_INVALID or LINK_EXPIRED. */
export async function readChildAddress(context: RequestFacts, token: string): Promise<ChildAddressView> {
  return openTransaction(context.client, "read", async (db) => {
    const link = await readToken(db, token, "child_address", context.clock())
    const { email, first_name, email_verified_at } = await readHolder(db, link)
    return { email, first_name: nameInMail(first_name) || null, is_confirmed: email_verified_at !== null }
  })
}

/**
 * Confirms that the address is the child's, or releases it, as the reader of its mail decides. Uses the link up either way.
 * LINK_INVALID, also if the login has another address by now, or LINK_EXPIRED.
 */
export async function answerChildAddress(
  context: RequestFacts,
  { token, confirm }: z.output<typeof childAddressAnswer>,
): Promise<{ confirmed: boolean }> {
  const meta = { ...context, now: context.clock() }
  return openTransaction(context.client, "change", async (db) => {
    const link = await redeemToken(db, token, "child_address", meta.now)
    const holder = await readHolder(db, link)
    const owner = { family_id: holder.family_id, user_id: holder.id }
    if (!confirm) await releaseAddress(db, meta, holder)
    else {
      await markVerified(db, meta, owner)
      await invalidateTokens(db, owner, "child_address", meta.now)
    }
    return { confirmed: confirm }
  })
}

/** The child's login that a link is about. LINK_INVALID if its address is no longer the one that the link was mailed to. */
async function readHolder(
  db: Db,
  { family_id, user_id, email }: { family_id: string; user_id: string; email: string | null },
) {
  const holder = await db.user.findFirst({
    where: { id: user_id, family_id, role: "student" },
    select: { id: true, family_id: true, email: true, first_name: true, last_name: true, email_verified_at: true },
  })
  if (!holder || holder.email !== email) throw new AppError("LINK_INVALID")
  return holder
}
