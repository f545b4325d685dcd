import { randomBytes } from "node:crypto"
import { openUnit } from "@hearthbook/api/transaction"
import { endSessions } from "@hearthbook/api/services/auth/session/revoke-credentials"
import type { Database, Db } from "@hearthbook/db"
import { hashPassword, verifyPassword } from "@hearthbook/db/password"
import { demoPeople } from "@hearthbook/db/seed/demo"

/** A login of the demo family, as it is printed; the password is in clear. */
export type DemoLogin = Pick<(typeof demoPeople)[number], "email" | "password" | "role">

type Client = Database["client"]

/** Passwords for a demo family that others can reach, in place of the published ones. 72 random bits each, kept nowhere in clear. */
export function randomPasswords(): { adult: string; child: string } {
  const make = () => randomBytes(9).toString("base64url")
  return { adult: make(), child: make() }
}

/** The demo family's log-ins that the published passwords still open. */
export async function findPublishedLogins(db: Db): Promise<(DemoLogin & { user_id: string; family_id: string })[]> {
  const users = await db.user.findMany({
    where: { email: { in: demoPeople.map(({ email }) => email) }, family: { is_demo: true } },
    select: { id: true, family_id: true, email: true, password_hash: true },
  })
  const looked = await Promise.all(
    demoPeople.map(async ({ email, password, role }) => {
      const user = users.find((one) => one.email === email)
      if (!user?.password_hash || !(await verifyPassword(user.password_hash, password))) return []
      return [{ email, password, role, user_id: user.id, family_id: user.family_id }]
    }),
  )
  return looked.flat()
}

/**
 * Replaces the published passwords of the demo family by random ones, and ends what was opened with them: sessions and magic links.
 * Answers the log-ins that were closed, with their new passwords.
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
    await openUnit(client, "change", async (db) => {
      await db.user.update({ where: { id: user_id }, data: { password_hash }, select: { id: true } })
      await db.one_time_token.updateMany({ where: { family_id, user_id, used_at: null }, data: { used_at: now } })
      await endSessions(db, { family_id, user_id }, now)
    })
  }
  return closed
}

/** A line each, for whoever has just started the server; empty where there are none. */
export function describeLogins(logins: DemoLogin[], heading: string): string {
  const lines = logins.map(({ email, password, role }) => `  ${role.padEnd(8)} ${email}  ${password}`)
  return lines.length > 0 ? `${heading}:\n${lines.join("\n")}\n` : ""
}
