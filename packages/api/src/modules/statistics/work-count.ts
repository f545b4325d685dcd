import type { Scope } from "../../request/scope.ts"
import type { WorkCount } from "../../rules/progress.ts"
import { visibleTo } from "../assignment/assignment.policy.ts"

/** The work of each of these curricula, counted in one statement; a curriculum without work is absent. */
export async function countWorkByCurriculum(scope: Scope, curricula: string[]): Promise<Map<string, WorkCount>> {
  const where = { AND: [visibleTo(scope), { curriculum_id: { in: curricula } }] }
  const rows = await scope.db.assignment.groupBy({ by: ["curriculum_id", "status"], where, _count: true })
  return sumUp(rows.map((row) => ({ key: row.curriculum_id, graded: row.status === "graded", count: row._count })))
}

function sumUp(rows: { key: string; graded: boolean; count: number }[]): Map<string, WorkCount> {
  const counts = new Map<string, WorkCount>()
  for (const { key, graded, count } of rows) {
    const before = counts.get(key) ?? { graded: 0, total: 0 }
    counts.set(key, { graded: before.graded + (graded ? count : 0), total: before.total + count })
  }
  return counts
}
