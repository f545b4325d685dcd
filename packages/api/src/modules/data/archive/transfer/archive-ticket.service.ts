import { randomUUID } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"
import { z } from "zod"
import { createContext, type Context } from "../../../../identity/context.ts"
import { deriveKey } from "../../../../crypto/derive-key.ts"
import { AppError } from "@hearthbook/core/errors/errors"
import type { IdentifiedContext } from "../../../../transaction/run-in-transaction.ts"
import { countUse } from "../../../../rate-limit/rate-limit.ts"
import { openTransaction } from "../../../../transaction/transaction.ts"
import { toUserView, userSelect } from "../../../access/auth/auth.select.ts"
import { signAccessToken } from "../../../../identity/tokens.ts"

/** The lifetime of a ticket in seconds. */
export const ticketLife = 60

const claims = z.object({ sub: z.guid(), sid: z.guid(), jti: z.guid() })

/**
 * Issues a ticket with which a browser can download the archive once, within a minute. A navigation cannot send a bearer token.
 */
export function issueArchiveTicket({ identity, settings, clock }: IdentifiedContext): Promise<string> {
  const { user_id, session_id } = identity.actor
  const issued = Math.floor(clock().getTime() / 1000)
  return new SignJWT({ sid: session_id })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(user_id)
    .setJti(randomUUID())
    .setExpirationTime(issued + ticketLife)
    .sign(deriveKey(settings.auth_secret, "archive ticket"))
}

/**
 * Returns the context of a request with a bearer token of the ticket's session, which is then checked like any other. Uses the
 * ticket up. LINK_INVALID if it is invalid, used or expired.
 */
export async function redeemArchiveTicket(context: Context, ticket: string): Promise<Context> {
  const { client, settings, clock } = context
  const now = clock()
  const key = deriveKey(settings.auth_secret, "archive ticket")
  const verified = await jwtVerify(ticket, key, { currentDate: now, algorithms: ["HS256"] }).catch(() => null)
  const { data } = claims.safeParse(verified?.payload)
  if (!data) throw new AppError("LINK_INVALID")
  // The use is counted beyond the ticket's lifetime, so a second use is detected without a separate table.
  const use = { key: `archive-ticket:${data.jti}`, limit: 1, windowSeconds: 2 * ticketLife, now }
  await openTransaction(client, "change", (db) => countUse(db, use)).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError("LINK_INVALID") : error
  })
  const row = await client.user.findUnique({ where: { id: data.sub }, select: userSelect })
  if (!row) throw new AppError("LINK_INVALID")
  const bearer = { session_id: data.sid, user: toUserView(row) }
  const authorization = `Bearer ${await signAccessToken(bearer, settings.auth_secret, now)}`
  const redeemed = createContext({ ...context, authorization })
  // The person had a proof when they got the ticket. It may have ended since.
  const proved_until = new Date(now.getTime() + ticketLife * 1000)
  return { ...redeemed, identify: async () => ({ ...(await redeemed.identify()), proved_until }) }
}
