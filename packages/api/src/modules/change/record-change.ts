import type { change_kind } from "@hearthbook/db"
import type { Scope } from "../../request/scope.ts"

/** A change of many rows: its kind, and what it did in words. */
type Change = { kind: change_kind; summary: string }

/**
 * Runs work that writes many rows, as one change that can be undone. While it runs, the database records each row that it writes,
 * before and after. Must be called in a transaction.
 */
export async function recordChange<T>(
  { db, family_id, actor, now }: Scope,
  { kind, summary }: Change,
  work: (change_id: string) => Promise<T>,
): Promise<{ change_id: string; result: T }> {
  const { id: change_id } = await db.change.create({
    data: { family_id, user_id: actor.user_id, kind, summary, created_at: now },
    select: { id: true },
  })
  await db.$executeRaw`SELECT set_config('hearthbook.change_id', ${change_id}, true)`
  const result = await work(change_id)
  await db.$executeRaw`SELECT set_config('hearthbook.change_id', '', true)`
  return { change_id, result }
}
