import { bypassRls, type Db } from "@hearthbook/db"
import type { Scope } from "../../scope.ts"

/**
 * Which of these addresses somebody else signs in with, or could again by undoing a change, of whatever family: they are
 * everybody's together. It tells no more than that.
 */
export async function takenAddresses(scope: Scope, emails: string[]): Promise<Set<string>> {
  const where = { email: { in: emails } }
  return bypassRls(scope, async (db) => {
    const rows = await db.user.findMany({ where, select: { email: true } })
    const undoable = await undoableAddresses(db, emails, scope.now, scope.actor.user_id)
    return new Set([...rows.map(({ email }) => email), ...undoable])
  })
}

/** Whether somebody else signs in with an address, or could again. */
export async function hasAccount(scope: Scope, email: string): Promise<boolean> {
  return (await takenAddresses(scope, [email])).has(email)
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
