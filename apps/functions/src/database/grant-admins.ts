import type { Db } from "@hearthbook/db"

/**
 * Makes administrators of those ADMIN_EMAILS names (DECISIONS 14), once they have shown that the address is theirs:
 * otherwise whoever registers a listed address first would run the installation. Answers how many are new.
 */
export async function grantAdmins(db: Db, emails: string[]): Promise<number> {
  const granted = await db.user.updateMany({
    where: { email: { in: emails }, role: { in: ["parent", "teacher"] }, email_verified_at: { not: null } },
    data: { role: "admin" },
  })
  return granted.count
}
