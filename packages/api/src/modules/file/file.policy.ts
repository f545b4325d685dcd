import type { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../scope.ts"

/** Adults see the files of the family's work, a child those of its own: handed in, or waiting to be. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  const ofWork = { student_id: child ?? undefined }
  return {
    family_id,
    OR: [{ assignment: { is: ofWork } }, { submission: { is: ofWork } }],
  } satisfies Prisma.fileWhereInput
}
