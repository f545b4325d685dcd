import { verifyPassword } from "@hearthbook/db/password"
import { fieldError } from "@hearthbook/core/errors/errors"
import { countUse, resetUses } from "../../../rate-limit/rate-limit.ts"
import type { RequestFacts } from "../../../request/request.ts"
import { can, roles } from "@hearthbook/core/permissions/permissions"
import { openTransaction } from "../../../transaction/transaction.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import type { KnownTablet } from "./find-tablet.ts"

/** Passwords that can be tried on one tablet in 15 minutes. */
const tries = { limit: 5, windowSeconds: 15 * 60 }

const heads = roles.filter((role) => can(role, "manage_members"))

/**
 * Verifies that someone at the tablet knows the password of one of the family's parents. INVALID_CREDENTIALS at `password` if it is no
 * parent's, RATE_LIMITED after five tries in 15 minutes.
 */
export async function proveParent(
  context: RequestFacts,
  { id, family_id }: KnownTablet,
  password: string,
): Promise<void> {
  const { client } = context
  const now = context.clock()
  const key = `tablet password:${id}`
  await openTransaction(client, "change", (db) => countUse(db, { key, ...tries, now, reason: "Too many tries." }))
  const where = { family_id, role: { in: heads }, password_hash: { not: null }, suspended_at: null }
  const parents = await openTransaction(client, "read", (db) =>
    db.user.findMany({ where, select: { password_hash: true }, orderBy: { id: "asc" } }),
  )
  for (const { password_hash } of parents) {
    if (password_hash === null || !(await verifyPassword(password_hash, password))) continue
    return openTransaction(client, "change", (db) => resetUses(db, key))
  }
  await openTransaction(client, "change", (db) =>
    recordEvent(db, { ...context, now }, { type: "sign_in_failed", family_id }),
  )
  throw fieldError("password", "This is not the password of a parent.", "INVALID_CREDENTIALS")
}
