import type { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../scope.ts"

/** Adults see the family's children, a child itself. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  return { family_id, ...(child && { id: child }) } satisfies Prisma.studentWhereInput
}
