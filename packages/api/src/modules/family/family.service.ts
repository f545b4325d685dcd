import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import type { Scope } from "../../scope.ts"
import { refuseStale } from "../../stale.ts"
import type { familyUpdate, FamilyView } from "./family.schema.ts"

const familySelect = {
  id: true,
  name: true,
  time_zone: true,
  school_days: true,
  year_start: true,
  version: true,
} satisfies Prisma.familySelect

/** The caller's own family. */
export function readFamily({ db, family_id }: Scope): Promise<FamilyView> {
  return db.family.findUniqueOrThrow({ where: { id: family_id }, select: familySelect })
}

/** Changes what the family decides about its days; figures follow, because none of them is stored. STALE with an old version. */
export function updateFamily(scope: Scope, input: z.output<typeof familyUpdate>): Promise<FamilyView> {
  const { version, ...patch } = input
  return refuseStale(
    () =>
      scope.db.family.update({
        where: { id: scope.family_id, version },
        data: { ...patch, version: { increment: 1 } },
        select: familySelect,
      }),
    () => readFamily(scope),
  )
}
