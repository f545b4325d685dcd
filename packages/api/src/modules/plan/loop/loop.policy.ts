import { policy } from "../../../sql/policy.ts"

/** Adults see the family's loops, a child its own. */
export const { visibleTo, visibleRows } = policy("loop", ({ child }) => ({ student_id: child }))
