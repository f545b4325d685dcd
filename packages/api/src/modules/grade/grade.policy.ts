import type { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../scope.ts"

/** Adults see the family's grades; a child its own of work that is graded, and not one that is being looked at again. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  return {
    family_id,
    ...(child && { student_id: child, assignment: { status: "graded" } }),
  } satisfies Prisma.gradeWhereInput
}
