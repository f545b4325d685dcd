import type { Db } from "@hearthbook/db"
import { withdrawTokens } from "./one-time-token.ts"
import { endSessions } from "./session.service.ts"

/** Ends a person's sessions and magic links. */
export async function closeWaysIn(db: Db, owner: { family_id: string; user_id: string }, now: Date): Promise<void> {
  await endSessions(db, owner, now)
  await withdrawTokens(db, owner, "magic_link", now)
}
