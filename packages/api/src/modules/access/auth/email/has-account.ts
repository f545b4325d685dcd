import { bypassRls, type Db } from "@hearthbook/db"
import { isUnconfirmed } from "./release-address.ts"
import type { Scope } from "../../../../request/scope.ts"

/**
 * The addresses among these that belong to an account, or can be restored to one by undoing a change, in any family. Reveals
 * nothing else. The address of a child's login counts as free until it is confirmed by mail.
 */
export async function takenAddresses(scope: Scope, emails: string[]): Promise<Set<string>> {
  const holders = (await readHolders(scope, emails)).filter((row) => !isUnconfirmed(row))
  const undoable = await bypassRls(scope, (db) => restorableAddresses(db, emails, scope.now, scope.actor.user_id))
  return new Set([...holders.map(({ email }) => email), ...undoable])
}

/** True if an address belongs to an account, or can be restored to one. */
export async function hasAccount(scope: Scope, email: string): Promise<boolean> {
  return (await takenAddresses(scope, [email])).has(email)
}

/**
 * True if an account signs in with an address, or can again by undoing a change. An unconfirmed address of a child counts
 * within its own family.
 */
export async function isUsedToSignIn(scope: Scope, email: string): Promise<boolean> {
  const holders = await readHolders(scope, [email])
  if (holders.some((row) => !isUnconfirmed(row) || row.family_id === scope.family_id)) return true
  return (await bypassRls(scope, (db) => restorableAddresses(db, [email], scope.now))).length > 0
}

/**
 * Addresses that were changed in the last 7 days and can be restored. They cannot be registered in the meantime, so that a
 * thief who changed an address cannot take the old one. The person's own are not included.
 */
export async function restorableAddresses(db: Db, emails: string[], now: Date, own?: string): Promise<string[]> {
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
