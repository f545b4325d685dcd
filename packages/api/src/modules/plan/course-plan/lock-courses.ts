import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"

/**
 * Locks courses against another change of their lessons at the same moment, always in the same order. NOT_FOUND if the family
 * has no course with one of these ids.
 */
export async function lockCourses({ db, family_id }: Scope, ids: string[]): Promise<void> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM curriculum WHERE family_id = ${family_id}::uuid AND id = ANY (${ids}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`
  if (rows.length < new Set(ids).size) throw new AppError("NOT_FOUND", "This curriculum was not found.")
}
