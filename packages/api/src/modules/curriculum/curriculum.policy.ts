import type { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../request/scope.ts"

/** Adults see the family's curricula, a child its own. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  return { family_id, ...(child && { student_id: child }) } satisfies Prisma.curriculumWhereInput
}
