import { bypassRls, type Db } from "@hearthbook/db"
import { isUnconfirmed } from "./release-address.ts"
import type { Scope } from "../../../request/scope.ts"

/**
 * The addresses among these that are somebody's, or could be again by undoing a change, of whatever family: addresses are
 * everybody's together. It tells no more than that. An address that a parent typed for a child's login counts as free until it is
 * confirmed by mail.
 */
export async function takenAddresses(scope: Scope, emails: string[]): Promise<Set<string>> {
  const holders = (await readHolders(scope, emails)).filter((row) => !isUnconfirmed(row))
  const undoable = await bypassRls(scope, (db) => undoableAddresses(db, emails, scope.now, scope.actor.user_id))
  return new Set([...holders.map(({ email }) => email), ...undoable])
}

/** True if an address belongs to an account, or could again. */
export async function hasAccount(scope: Scope, email: string): Promise<boolean> {
  return (await takenAddresses(scope, [email])).has(email)
}

/**
 * True if an account signs in with an address, or could again by undoing a change. Counts a child of this family whose address is not
 * confirmed.
 */
export async function isUsedToSignIn(scope: Scope, email: string): Promise<boolean> {
  const holders = await readHolders(scope, [email])
  if (holders.some((row) => !isUnconfirmed(row) || row.family_id === scope.family_id)) return true
  return (await bypassRls(scope, (db) => undoableAddresses(db, [email], scope.now))).length > 0
}

/**
 * The addresses that were changed within the last 7 days and can come back: whoever changed somebody's address must not register
 * the old one in the meantime. The person's own do not count.
 */
export async function undoableAddresses(db: Db, emails: string[], now: Date, own?: string): Promise<string[]> {
  const links = await db.one_time_token.findMany({
    where: {
      purpose: "sign_in_undo",
      email: { in: emails },
      used_at: null,
      expires_at: { gt: now },
      ...(own && { user_id: { not: own } }),
    },
    select: { email: true },
  })
  return links.flatMap(({ email }) => email ?? [])
}

function readHolders(scope: Scope, emails: string[]) {
  const select = { email: true, family_id: true, role: true, email_verified_at: true }
  return bypassRls(scope, (db) => db.user.findMany({ where: { email: { in: emails } }, select }))
}
