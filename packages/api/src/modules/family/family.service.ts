import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import type { Scope } from "../../request/scope.ts"
import { refuseIfStale } from "../../sql/optimistic-locking.ts"
import type { familyUpdate, FamilyView } from "./family.schema.ts"

const familySelect = {
  id: true,
  name: true,
  time_zone: true,
  school_days: true,
  year_start: true,
  children_complete_lessons: true,
  version: true,
} satisfies Prisma.familySelect

/** The caller's own family. */
export function readFamily({ db, family_id }: Scope): Promise<FamilyView> {
  return db.family.findUniqueOrThrow({ where: { id: family_id }, select: familySelect })
}

/** Changes the family's settings. Figures follow at once, because none of them is stored. STALE if `version` is out of date. */
export async function updateFamily(scope: Scope, input: z.output<typeof familyUpdate>): Promise<FamilyView> {
  const { version, ...patch } = input
  const before = await readFamily(scope)
  const family = await refuseIfStale(
    () =>
      scope.db.family.update({
        where: { id: scope.family_id, version },
        data: { ...patch, version: { increment: 1 } },
        select: familySelect,
      }),
    () => readFamily(scope),
  )
  if (family.time_zone !== before.time_zone) await renewProfiles(scope)
  return family
}

/** Changes the time zone. Each adult's profile shows it, so their versions are incremented. */
export async function changeZone(scope: Scope, time_zone: string): Promise<void> {
  const { db, family_id, actor } = scope
  await db.family.update({ where: { id: family_id }, data: { time_zone, version: { increment: 1 } } })
  // The actor's own version is incremented by the change of their profile.
  await renewProfiles(scope, { id: { not: actor.user_id } })
}

async function renewProfiles({ db, family_id }: Scope, which: Prisma.userWhereInput = {}): Promise<void> {
  await db.user.updateMany({ where: { ...which, family_id, student_id: null }, data: { version: { increment: 1 } } })
}
