import type { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../scope.ts"

/** Adults see the family's classes, a child its own. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  return { family_id, ...(child && { student_id: child }) } satisfies Prisma.schedule_entryWhereInput
}
