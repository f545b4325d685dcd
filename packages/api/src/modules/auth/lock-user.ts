import type { Db } from "@hearthbook/db"

/**
 * Holds a person's row until the unit ends, and answers the password's hash as it is then. A password is checked before the
 * unit, because hashing takes long; what has been changed meanwhile must neither open a session nor be overwritten.
 */
export async function lockUser(db: Db, user_id: string): Promise<{ password_hash: string | null }> {
  const [user] = await db.$queryRaw<{ password_hash: string | null }[]>`
    SELECT password_hash FROM "user" WHERE id = ${user_id}::uuid FOR UPDATE`
  return user ?? { password_hash: null }
}
