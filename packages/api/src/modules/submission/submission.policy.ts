import type { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../request/scope.ts"

/** Adults see what the family's children handed in, a child its own. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  return { family_id, ...(child && { student_id: child }) } satisfies Prisma.submissionWhereInput
}
