import type { Db } from "@hearthbook/db"
import type { Settings } from "../../../request/request.ts"
import type { UserView } from "./auth.schema.ts"

/**
 * Makes an adult an administrator if ADMIN_EMAILS lists their verified address, and returns them with the new role. Runs at
 * each sign-in, so that an address listed later takes effect without a restart, which serverless functions never have. Runs no
 * statement for anyone else.
 */
export async function grantIfListed(
  db: Db,
  { admin_emails }: Pick<Settings, "admin_emails">,
  { family_id, user }: { family_id: string; user: UserView },
): Promise<UserView> {
  const { id, email, email_verified, role } = user
  if (!email_verified || !["parent", "teacher"].includes(role) || !admin_emails.includes(email)) return user
  // The person was read before this transaction, so the conditions are checked again.
  const { count } = await db.user.updateMany({
    where: { id, family_id, email, email_verified_at: { not: null }, role: { in: ["parent", "teacher"] } },
    data: { role: "admin" },
  })
  return count > 0 ? { ...user, role: "admin" } : user
}
