import type { Db } from "@hearthbook/db"
import type { Settings } from "../../request/request.ts"
import type { UserView } from "./auth.schema.ts"

/**
 * Makes an administrator of an adult whose address ADMIN_EMAILS names, if they have shown it to be theirs (DECISIONS 14), and
 * answers the person as they are then. Done at each sign-in: who was listed after confirming the address need wait for no
 * start of a server, which functions never have. Takes no statement for anybody else.
 */
export async function grantIfListed(
  db: Db,
  { admin_emails }: Pick<Settings, "admin_emails">,
  { family_id, user }: { family_id: string; user: UserView },
): Promise<UserView> {
  const { id, email, email_verified, role } = user
  if (!email_verified || !["parent", "teacher"].includes(role) || !admin_emails.includes(email)) return user
  // The person was read before this unit: what they are now decides.
  const { count } = await db.user.updateMany({
    where: { id, family_id, email, email_verified_at: { not: null }, role: { in: ["parent", "teacher"] } },
    data: { role: "admin" },
  })
  return count > 0 ? { ...user, role: "admin" } : user
}
