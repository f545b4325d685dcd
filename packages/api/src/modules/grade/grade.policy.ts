import { Prisma } from "@hearthbook/db"
import { policy } from "../../sql/policy.ts"

/**
 * True if the grade's work counts: its status was not moved away from graded. A subquery per grade, because the planner would
 * turn an EXISTS into a join with all of the family's work even if only the newest few grades are needed.
 */
export const isOfGradedWork = Prisma.sql`(
  SELECT x.status = 'graded' FROM assignment x WHERE x.family_id = a.family_id AND x.id = a.assignment_id
)`

const gradedWork = {
  where: { assignment: { status: "graded" } } satisfies Prisma.gradeWhereInput,
  rows: isOfGradedWork,
}

/** Adults see the family's grades. A child sees its own grades, but not those that are being changed. */
export const { visibleTo, visibleRows } = policy("grade", ({ child }) => ({ student_id: child }), gradedWork)
