import type { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../../request/scope.ts"

/** Adults see the family's resources, a child those of its own lessons. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  const attached = { lessons: { some: { lesson: { student_id: child ?? undefined } } } }
  return { family_id, ...(child && attached) } satisfies Prisma.resourceWhereInput
}
