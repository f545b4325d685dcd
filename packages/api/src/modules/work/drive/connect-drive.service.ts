import { AppError } from "@hearthbook/core/errors/errors"
import { runInTransaction, type IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import type { RequestFacts } from "../../../request/request.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { toUserView, userSelect } from "../../access/auth/auth.select.ts"
import type { UserView } from "../../access/auth/auth.schema.ts"
import { issueToken, redeemToken } from "../../access/auth/one-time-token.ts"
import { linkDrive, type ProviderProfile } from "../../access/oauth/link-account.ts"
import { driveScope } from "./drive.schema.ts"

/**
 * Issues a ticket with which a browser can go to Google for this person, once within a minute. A navigation cannot send a
 * bearer token.
 */
export function issueDriveTicket(context: IdentifiedContext): Promise<string> {
  return runInTransaction(context, "change", ({ db, family_id, actor, now }) =>
    issueToken(db, { family_id, user_id: actor.user_id }, "drive_ticket", now),
  )
}

/** Returns the owner of a ticket and uses it up. LINK_INVALID or LINK_EXPIRED. */
export async function redeemDriveTicket(context: RequestFacts, ticket: string): Promise<string> {
  const redeem = openTransaction(context.client, "change", (db) =>
    redeemToken(db, ticket, "drive_ticket", context.clock()),
  )
  return (await redeem).user_id
}

/**
 * Connects the Drive of a person who has returned from Google. PROVIDER_REFUSED if they did not grant access to files, or if
 * Google sent no refresh token.
 */
export function connectDrive(context: IdentifiedContext, profile: ProviderProfile): Promise<UserView> {
  const granted = (profile.tokens.scope ?? "").split(" ")
  if (!granted.includes(driveScope) || !profile.tokens.refresh_token) {
    throw new AppError(
      "PROVIDER_REFUSED",
      "Access to your files was not granted. Connect again, and tick the box at Google.",
    )
  }
  return runInTransaction(context, "change", async (scope) => {
    const { db, family_id, actor, origin, settings, now } = scope
    const person = { family_id, user_id: actor.user_id }
    await linkDrive(db, { ...origin, settings, now }, person, profile)
    return toUserView(await db.user.findUniqueOrThrow({ where: { id: actor.user_id, family_id }, select: userSelect }))
  })
}
