import { policy } from "../../../sql/policy.ts"

/** Adults see the family's classes, a child its own. */
export const { visibleTo, visibleRows } = policy("schedule_entry", ({ child }) => ({ student_id: child }))
