import { bypassRls } from "@hearthbook/db"
import { isUnconfirmed } from "../child-address/release-address.ts"
import type { Scope } from "../../scope.ts"

/**
 * The addresses among these that are somebody's, of whatever family: addresses are everybody's together. It tells no more than
 * that. An address that a parent typed for a child's login counts as free until it is confirmed by mail.
 */
export async function takenAddresses(scope: Scope, emails: string[]): Promise<Set<string>> {
  const rows = await readHolders(scope, emails)
  return new Set(rows.filter((row) => !isUnconfirmed(row)).map(({ email }) => email))
}

/** Whether an address is somebody's. */
export async function hasAccount(scope: Scope, email: string): Promise<boolean> {
  return (await takenAddresses(scope, [email])).has(email)
}

/** Whether anybody signs in with an address, a child included whose address is not confirmed. */
export async function isUsedToSignIn(scope: Scope, email: string): Promise<boolean> {
  return (await readHolders(scope, [email])).length > 0
}

function readHolders(scope: Scope, emails: string[]) {
  const select = { email: true, role: true, email_verified_at: true }
  return bypassRls(scope, (db) => db.user.findMany({ where: { email: { in: emails } }, select }))
}
