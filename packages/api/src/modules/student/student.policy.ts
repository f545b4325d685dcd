import { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../request/scope.ts"

/** Adults see the family's children, a child itself. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  return { family_id, ...(child && { id: child }) } satisfies Prisma.studentWhereInput
}

/** The same of the rows `a` of a statement by hand. */
export function visibleRows({ actor, family_id }: Scope): Prisma.Sql {
  const child = boundChild(actor)
  const ofFamily = Prisma.sql`a.family_id = ${family_id}::uuid`
  return child ? Prisma.sql`${ofFamily} AND a.id = ${child}::uuid` : ofFamily
}
