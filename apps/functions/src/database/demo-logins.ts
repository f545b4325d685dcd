import { randomBytes } from "node:crypto"
import { openTransaction } from "@hearthbook/api/transaction/transaction"
import { endSessions } from "@hearthbook/api/modules/access/auth/session/revoke-credentials.service"
import type { Database, Db } from "@hearthbook/db"
import { hashPassword, verifyPassword } from "@hearthbook/db/password"
import { demoPeople } from "@hearthbook/db/seed/demo"

/** A login of the demo family for printing, with the password in plain text. */
export type DemoLogin = Pick<(typeof demoPeople)[number], "email" | "password" | "role">

type Client = Database["client"]

/** Returns random passwords for a demo family on a public site: 72 random bits each, stored only as hashes. */
export function randomPasswords(): { adult: string; child: string } {
  const make = () => randomBytes(9).toString("base64url")
  return { adult: make(), child: make() }
}

/** Returns the demo family's logins that still have their published passwords. */
export async function findPublishedLogins(db: Db): Promise<(DemoLogin & { user_id: string; family_id: string })[]> {
  const users = await db.user.findMany({
    where: { email: { in: demoPeople.map(({ email }) => email) }, family: { is_demo: true } },
    select: { id: true, family_id: true, email: true, password_hash: true },
  })
  const found = await Promise.all(
    demoPeople.map(async ({ email, password, role }) => {
      const user = users.find((one) => one.email === email)
      if (!user?.password_hash || !(await verifyPassword(user.password_hash, password))) return []
      return [{ email, password, role, user_id: user.id, family_id: user.family_id }]
    }),
  )
  return found.flat()
}

/**
 * Replaces the demo family's published passwords with random ones, and ends the sessions and magic links of those logins. Returns
 * the logins with their new passwords.
 */
export async function closePublishedLogins(client: Client, now: Date): Promise<DemoLogin[]> {
  const published = await findPublishedLogins(client)
  const passwords = randomPasswords()
  const closed = published.map((login) => ({
    ...login,
    password: login.role === "student" ? passwords.child : passwords.adult,
  }))
  for (const { user_id, family_id, password } of closed) {
    const password_hash = await hashPassword(password)
    await openTransaction(client, "change", async (db) => {
      await db.user.update({ where: { id: user_id }, data: { password_hash }, select: { id: true } })
      await db.one_time_token.updateMany({ where: { family_id, user_id, used_at: null }, data: { used_at: now } })
      await endSessions(db, { family_id, user_id }, now)
    })
  }
  return closed
}

/** Returns a heading and a line for each login, to print at start; empty if there are no logins. */
export function describeLogins(logins: DemoLogin[], heading: string): string {
  const lines = logins.map(({ email, password, role }) => `  ${role.padEnd(8)} ${email}  ${password}`)
  return lines.length > 0 ? `${heading}:\n${lines.join("\n")}\n` : ""
}
