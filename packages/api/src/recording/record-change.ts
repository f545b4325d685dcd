import { v7 } from "uuid"
import type { Scope } from "../request/scope.ts"
import type { ChangeKind } from "@hearthbook/core/undo/change-kinds"

/** How many rows of each table a change wrote, and how many of them it deleted. */
export type RowCounts = Partial<Record<string, { written: number; deleted: number }>>

type Description<T> = {
  kind: ChangeKind
  /** The change in words and numbers. A function receives what was done. */
  summary: string | ((result: T, counts: RowCounts) => string)
}

/**
 * Runs `work` as one change that can be undone. The database records each row that it writes, also by a cascade
 * (docs/decisions/030). `change_id` is null if no row was written; then no change is kept.
 */
export async function recordChange<T>(
  scope: Scope,
  { kind, summary }: Description<T>,
  work: () => Promise<T>,
): Promise<{ change_id: string | null; summary: string; result: T }> {
  const { db, family_id } = scope
  const id = v7()
  await openChange(scope, { id, kind, summary: typeof summary === "string" ? summary : "" })
  const result = await work()
  const counts = await closeChange(scope, id)
  const words = typeof summary === "string" ? summary : summary(result, counts)
  if (Object.keys(counts).length === 0) {
    await db.change.delete({ where: { family_id, id }, select: { id: true } })
    return { change_id: null, summary: words, result }
  }
  if (typeof summary === "function")
    await db.change.update({ where: { family_id, id }, data: { summary: words }, select: { id: true } })
  return { change_id: id, summary: words, result }
}

type Opened = { id: string; kind: ChangeKind; summary: string }

/** Creates the change and tells the database to record the rows of this transaction from now on, in one statement. */
async function openChange({ db, family_id, actor, now }: Scope, { id, kind, summary }: Opened): Promise<void> {
  await db.$queryRaw`
    WITH opened AS (
      INSERT INTO change (id, family_id, user_id, kind, summary, created_at, updated_at)
      VALUES (${id}::uuid, ${family_id}::uuid, ${actor.user_id}::uuid, ${kind}::change_kind, ${summary}, ${now}, ${now})
      RETURNING id
    )
    SELECT set_config('hearthbook.change_id', id::text, true) FROM opened`
}

/** Ends the recording and counts the recorded rows of each table, in one statement. */
async function closeChange({ db, family_id }: Scope, id: string): Promise<RowCounts> {
  const [closed] = await db.$queryRaw<{ counts: RowCounts }[]>`
    SELECT set_config('hearthbook.change_id', '', true), (
      SELECT coalesce(jsonb_object_agg(noun, jsonb_build_object('written', written, 'deleted', deleted)), '{}')
      FROM (
        SELECT noun, count(*) AS written, count(*) FILTER (WHERE after IS NULL) AS deleted
        FROM change_row WHERE family_id = ${family_id}::uuid AND change_id = ${id}::uuid GROUP BY noun
      ) AS rows
    ) AS counts`
  return closed?.counts ?? {}
}
