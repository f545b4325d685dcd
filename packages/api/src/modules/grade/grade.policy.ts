import { Prisma } from "@hearthbook/db"
import { policy } from "../../sql/policy.ts"

/**
 * True if the work counts: its status was not moved away from graded. SelectOptions of each grade by itself, because the planner would
 * turn an EXISTS into a join with all the family's work where only the newest few grades are wanted.
 */
export const isOfGradedWork = Prisma.sql`(
  SELECT x.status = 'graded' FROM assignment x WHERE x.family_id = a.family_id AND x.id = a.assignment_id
)`

const gradedWork = {
  where: { assignment: { status: "graded" } } satisfies Prisma.gradeWhereInput,
  rows: isOfGradedWork,
}

/** Adults see the family's grades; a child its own of graded work, and none that is being graded again. */
export const { visibleTo, visibleRows } = policy("grade", ({ child }) => ({ student_id: child }), gradedWork)
