import { policy } from "../../../sql/policy.ts"

/** Adults see the family's lessons, a child its own. */
export const { visibleTo, visibleRows } = policy("lesson", ({ child }) => ({ student_id: child }))
