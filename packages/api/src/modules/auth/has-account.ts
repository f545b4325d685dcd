import { bypassRls } from "@hearthbook/db"
import type { Scope } from "../../scope.ts"

/** Which of these addresses somebody signs in with, of whatever family: they are everybody's together. It tells no more than that. */
export async function takenAddresses(scope: Scope, emails: string[]): Promise<Set<string>> {
  const rows = await bypassRls(scope, (db) =>
    db.user.findMany({ where: { email: { in: emails } }, select: { email: true } }),
  )
  return new Set(rows.map(({ email }) => email))
}

/** Whether somebody signs in with an address. */
export async function hasAccount(scope: Scope, email: string): Promise<boolean> {
  return (await takenAddresses(scope, [email])).has(email)
}
