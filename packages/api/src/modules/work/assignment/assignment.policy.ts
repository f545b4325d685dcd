import { policy } from "../../../sql/policy.ts"

/** Adults see the family's assignments, a child its own. */
export const { visibleTo, visibleRows } = policy("assignment", ({ child }) => ({ student_id: child }))
