import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../scope.ts"

/** The family's marks: only adults come this far (DECISIONS 16). */
export function visibleTo({ family_id }: Scope) {
  return { family_id } satisfies Prisma.attendance_recordWhereInput
}
