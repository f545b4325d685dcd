import { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../request/scope.ts"

/** Adults see the family's events, a child its own and those of all children. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  return { family_id, ...(child && ofStudent(child)) } satisfies Prisma.eventWhereInput
}

/** The same of the rows `a` of a statement by hand. */
export function visibleRows({ actor, family_id }: Scope): Prisma.Sql {
  const child = boundChild(actor)
  const ofFamily = Prisma.sql`a.family_id = ${family_id}::uuid`
  return child ? Prisma.sql`${ofFamily} AND ${rowsOfStudent(child)}` : ofFamily
}

/** One child's own events, and those of all children (S §3). */
function ofStudent(student_id: string) {
  return { OR: [{ student_id }, { student_id: null }] } satisfies Prisma.eventWhereInput
}

/** The same of the rows `a` of a statement by hand. */
export function rowsOfStudent(student_id: string): Prisma.Sql {
  return Prisma.sql`(a.student_id = ${student_id}::uuid OR a.student_id IS NULL)`
}
