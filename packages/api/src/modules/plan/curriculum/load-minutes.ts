import { Prisma } from "@hearthbook/db"
import { isOneOf } from "../../../sql/statement.ts"
import type { Scope } from "../../../request/scope.ts"

/** The counted minutes of each of these courses up to today, and the family's hours for a credit, in one statement. */
export async function loadMinutes(
  { db, family_id, today }: Scope,
  ids: string[],
): Promise<{ minutes: Map<string, number>; hours_per_credit: number }> {
  const [row] = await db.$queryRaw<{ hours_per_credit: number; minutes: Record<string, number> }[]>`
    SELECT f.hours_per_credit, (
      SELECT coalesce(jsonb_object_agg(t.curriculum_id, t.minutes), '{}')
      FROM (
        SELECT curriculum_id, sum(minutes)::int AS minutes FROM time_entry
        WHERE family_id = ${family_id}::uuid AND ${isOneOf(Prisma.sql`curriculum_id`, ids)} AND status = 'counted'
          AND date <= ${today}::date
        GROUP BY curriculum_id
      ) t
    ) AS minutes
    FROM family f WHERE f.id = ${family_id}::uuid`
  return { minutes: new Map(Object.entries(row?.minutes ?? {})), hours_per_credit: row?.hours_per_credit ?? 0 }
}
