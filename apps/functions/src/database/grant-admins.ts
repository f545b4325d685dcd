import type { Db } from "@hearthbook/db"

/**
 * Makes the adults listed in ADMIN_EMAILS administrators, if their addresses are verified. Without that condition, anyone
 * who registers a listed address first would become an administrator. Returns the number of new administrators.
 */
export async function grantAdmins(db: Db, emails: string[]): Promise<number> {
  const granted = await db.user.updateMany({
    where: { email: { in: emails }, role: { in: ["parent", "teacher"] }, email_verified_at: { not: null } },
    data: { role: "admin" },
  })
  return granted.count
}
