import { gradedStatuses } from "@hearthbook/core/work/assignment-status"
import { policy, relatedRows } from "../../../sql/policy.ts"

/** The statuses of work whose grade counts, which a grade that is being changed does not have. */
const gradedWork = { table: "assignment", column: "status", values: gradedStatuses } as const

/** True for a grade `a` that counts. */
export const isOfGradedWork = relatedRows(gradedWork)

/** Adults see the family's grades. A child sees its own grades, but not those that are being changed, and none if a parent hides them. */
export const { visibleTo, visibleRows } = policy(
  "grade",
  ({ child, sees_grades }) => ({ student_id: sees_grades ? child : [] }),
  gradedWork,
)
