import type { Scope } from "../../../request/scope.ts"
import type { WorkCount } from "@hearthbook/core/grading/progress"
import { isGraded } from "@hearthbook/core/work/assignment-status"

/** Counts the assignments of each of these curricula of the family in one statement. A curriculum without any is absent. */
export async function countWorkByCurriculum(
  { db, family_id }: Pick<Scope, "db" | "family_id">,
  curricula: string[],
): Promise<Map<string, WorkCount>> {
  const where = { family_id, curriculum_id: { in: curricula } }
  const rows = await db.assignment.groupBy({ by: ["curriculum_id", "status"], where, _count: true })
  return addUp(rows.map((row) => ({ key: row.curriculum_id, graded: isGraded(row.status), count: row._count })))
}

function addUp(rows: { key: string; graded: boolean; count: number }[]): Map<string, WorkCount> {
  const counts = new Map<string, WorkCount>()
  for (const { key, graded, count } of rows) {
    const before = counts.get(key) ?? { graded: 0, total: 0 }
    counts.set(key, { graded: before.graded + (graded ? count : 0), total: before.total + count })
  }
  return counts
}
