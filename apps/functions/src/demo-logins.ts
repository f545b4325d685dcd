import type { Db } from "@hearthbook/db"
import { demoPeople } from "@hearthbook/db/seed/demo"

/** The demo family's log-ins, a line each, for whoever has just started it; empty once the family is gone. */
export async function demoLogins(db: Db): Promise<string> {
  const there = await db.user.findMany({
    where: { email: { in: demoPeople.map((person) => person.email) } },
    select: { email: true },
  })
  const lines = demoPeople
    .filter((person) => there.some((user) => user.email === person.email))
    .map(({ email, password, role }) => `  ${role.padEnd(8)} ${email}  ${password}`)
  return lines.length > 0 ? `Demo log-ins:\n${lines.join("\n")}\n` : ""
}
