import type { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../scope.ts"

/** Adults see the family's events, a child its own and those of all children. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  return { family_id, ...(child && ofStudent(child)) } satisfies Prisma.eventWhereInput
}

/** One child's own events, and those of all children (S §3). */
export function ofStudent(student_id: string) {
  return { OR: [{ student_id }, { student_id: null }] } satisfies Prisma.eventWhereInput
}
