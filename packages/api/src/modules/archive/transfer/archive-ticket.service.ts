import { randomUUID } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"
import { z } from "zod"
import { createContext, type Context } from "../../../identity/context.ts"
import { deriveKey } from "../../../crypto/derive-key.ts"
import { AppError } from "../../../errors/errors.ts"
import type { IdentifiedContext } from "../../../transaction/run-in-transaction.ts"
import { countUse } from "../../../rate-limit/rate-limit.ts"
import { openTransaction } from "../../../transaction/transaction.ts"
import { toUserView, userSelect } from "../../auth/auth.select.ts"
import { signAccessToken } from "../../../identity/tokens.ts"

/** Seconds in which the browser must have come for the archive. */
export const ticketLife = 60

const claims = z.object({ sub: z.guid(), sid: z.guid(), jti: z.guid() })

/** A ticket with which a browser may fetch the archive: once, within a minute. A navigation carries no bearer. */
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
 * The request as if it had come with a bearer of the ticket's session, which is then looked at as every other one. Uses the
 * ticket up. LINK_INVALID where it is none, is used, or came too late.
 */
export async function redeemArchiveTicket(context: Context, ticket: string): Promise<Context> {
  const { client, settings, clock } = context
  const now = clock()
  const key = deriveKey(settings.auth_secret, "archive ticket")
  const verified = await jwtVerify(ticket, key, { currentDate: now, algorithms: ["HS256"] }).catch(() => null)
  const { data } = claims.safeParse(verified?.payload)
  if (!data) throw new AppError("LINK_INVALID")
  // A use that is counted beyond its life is what makes a second one known, without a row of its own.
  const use = { key: `archive-ticket:${data.jti}`, limit: 1, windowSeconds: 2 * ticketLife, now }
  await openTransaction(client, "change", (db) => countUse(db, use)).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError("LINK_INVALID") : error
  })
  const row = await client.user.findUnique({ where: { id: data.sub }, select: userSelect })
  if (!row) throw new AppError("LINK_INVALID")
  const bearer = { session_id: data.sid, user: toUserView(row) }
  return createContext({
    ...context,
    authorization: `Bearer ${await signAccessToken(bearer, settings.auth_secret, now)}`,
  })
}
