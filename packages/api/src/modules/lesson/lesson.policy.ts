import { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../request/scope.ts"

/** Adults see the family's lessons, a child its own. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  return { family_id, ...(child && { student_id: child }) } satisfies Prisma.lessonWhereInput
}

/** The same of the rows `a` of a statement by hand. */
export function visibleRows({ actor, family_id }: Scope): Prisma.Sql {
  const child = boundChild(actor)
  const ofFamily = Prisma.sql`a.family_id = ${family_id}::uuid`
  return child ? Prisma.sql`${ofFamily} AND a.student_id = ${child}::uuid` : ofFamily
}
