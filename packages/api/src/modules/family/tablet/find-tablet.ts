import type { Db } from "@hearthbook/db"
import { hashToken } from "../../../identity/tokens.ts"
import type { RequestFacts } from "../../../request/request.ts"

/** The tablet that sent a request, as its token proves. */
export type KnownTablet = { id: string; family_id: string }

/** The family tablet that sent the request; null for any other device, and for a revoked one. */
export async function findTablet(db: Db, { tablet: { token } }: RequestFacts): Promise<KnownTablet | null> {
  if (!token) return null
  return db.tablet.findUnique({ where: { token_hash: hashToken(token) }, select: { id: true, family_id: true } })
}
