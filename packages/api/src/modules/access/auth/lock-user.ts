import type { Db } from "@hearthbook/db"

/**
 * Locks a person's row until the transaction ends, and returns the current password hash. Passwords are verified before the
 * transaction, because hashing takes long. A password that was changed meanwhile must neither open a session nor be
 * overwritten.
 */
export async function lockUser(db: Db, user_id: string): Promise<{ password_hash: string | null }> {
  const [user] = await db.$queryRaw<{ password_hash: string | null }[]>`
    SELECT password_hash FROM "user" WHERE id = ${user_id}::uuid FOR UPDATE`
  return user ?? { password_hash: null }
}
