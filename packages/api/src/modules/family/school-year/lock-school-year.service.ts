import type { Scope } from "../../../request/scope.ts"
import { lockFamily } from "../family/lock-family.ts"
import type { SchoolYearView } from "./school-year.schema.ts"
import { getSchoolYear, requireSchoolYear } from "./school-year.service.ts"

/**
 * Locks the records of a school year: attendance, time, lessons done and grades then change only with a reason. Locking it again changes
 * nothing. NOT_FOUND if the caller may not see it.
 */
export async function lockSchoolYear(scope: Scope, id: string): Promise<SchoolYearView> {
  return setLock(scope, id, scope.now)
}

/** Unlocks a school year. NOT_FOUND if the caller may not see it. */
export async function unlockSchoolYear(scope: Scope, id: string): Promise<SchoolYearView> {
  return setLock(scope, id, null)
}

async function setLock(scope: Scope, id: string, locked_at: Date | null): Promise<SchoolYearView> {
  await lockFamily(scope)
  const before = await requireSchoolYear(scope, id)
  if ((before.locked_at === null) === (locked_at === null)) return getSchoolYear(scope, id)
  await scope.db.school_year.update({
    where: { family_id: scope.family_id, id },
    data: { locked_at, version: { increment: 1 } },
    select: { id: true },
  })
  return getSchoolYear(scope, id)
}
