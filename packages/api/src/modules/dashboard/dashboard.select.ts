import type { Scope } from "../../scope.ts"

type Sums = { earned: string | null; possible: string | null }

/** Points earned and possible of all work that counts: graded now, and worth more than 0 (DECISIONS 33, 42). */
export async function sumGradedPoints({ db, family_id }: Scope): Promise<{ earned: number; possible: number }> {
  const [sums] = await db.$queryRaw<Sums[]>`
    SELECT sum(g.points_earned)::text AS earned, sum(a.points_possible)::text AS possible
    FROM grade g
    JOIN assignment a ON a.family_id = g.family_id AND a.id = g.assignment_id
    WHERE g.family_id = ${family_id}::uuid AND a.status = 'graded' AND a.points_possible > 0`
  return { earned: Number(sums?.earned ?? 0), possible: Number(sums?.possible ?? 0) }
}
