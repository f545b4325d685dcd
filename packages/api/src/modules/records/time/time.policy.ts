import { policy } from "../../../sql/policy.ts"

/** Adults see the time of all children, a child its own. */
export const { visibleTo, visibleRows } = policy("time_entry", ({ child }) => ({ student_id: child }))
