import type { Scope } from "../../request/scope.ts"
import type { ChangeKind } from "../../rules/change-kinds.ts"

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
  { db, family_id, actor, now }: Scope,
  { kind, summary }: Description<T>,
  work: () => Promise<T>,
): Promise<{ change_id: string | null; summary: string; result: T }> {
  const data = { family_id, user_id: actor.user_id, kind, summary: "", created_at: now }
  const { id } = await db.change.create({ data, select: { id: true } })
  await db.$queryRaw`SELECT set_config('hearthbook.change_id', ${id}, true)`
  const result = await work()
  await db.$queryRaw`SELECT set_config('hearthbook.change_id', '', true)`
  const written = await db.$queryRaw<{ noun: string; written: number; deleted: number }[]>`
    SELECT noun, count(*)::int AS written, (count(*) FILTER (WHERE after IS NULL))::int AS deleted
    FROM change_row WHERE family_id = ${family_id}::uuid AND change_id = ${id}::uuid GROUP BY noun`
  const counts: RowCounts = Object.fromEntries(written.map(({ noun, ...count }) => [noun, count]))
  const words = typeof summary === "string" ? summary : summary(result, counts)
  if (written.length === 0) {
    await db.change.delete({ where: { family_id, id }, select: { id: true } })
    return { change_id: null, summary: words, result }
  }
  await db.change.update({ where: { family_id, id }, data: { summary: words }, select: { id: true } })
  return { change_id: id, summary: words, result }
}
