import { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../request/scope.ts"

/** Adults see the family's grades; a child its own of work that is graded, and not one that is being looked at again. */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  return {
    family_id,
    ...(child && { student_id: child, assignment: { status: "graded" } }),
  } satisfies Prisma.gradeWhereInput
}

/** The same of the rows `a` of a statement by hand. */
export function visibleRows({ actor, family_id }: Scope): Prisma.Sql {
  const child = boundChild(actor)
  const ofFamily = Prisma.sql`a.family_id = ${family_id}::uuid`
  return child ? Prisma.sql`${ofFamily} AND a.student_id = ${child}::uuid AND ${isOfGradedWork}` : ofFamily
}

/**
 * Of work that counts: one whose status was moved away from graded does not (DECISIONS 33). Asked of each grade by itself: of an
 * EXISTS the planner makes a join of all the family's work, where the newest few are wanted.
 */
export const isOfGradedWork = Prisma.sql`(
  SELECT x.status = 'graded' FROM assignment x WHERE x.family_id = a.family_id AND x.id = a.assignment_id
)`
