import type { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../scope.ts"

/**
 * Adults see the files of the family's work, handed in or waiting to be, and each other's pictures; a child those of its own
 * work.
 */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  const ofWork = { student_id: child ?? undefined }
  const portraits = child ? [] : [{ user_id: { not: null } }]
  return {
    family_id,
    OR: [{ assignment: { is: ofWork } }, { submission: { is: ofWork } }, ...portraits],
  } satisfies Prisma.fileWhereInput
}
