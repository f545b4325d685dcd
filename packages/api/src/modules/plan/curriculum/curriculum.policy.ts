import { policy } from "../../../sql/policy.ts"

/** Adults see the family's curricula, a child its own. */
export const { visibleTo, visibleRows } = policy("curriculum", ({ child }) => ({ student_id: child }))
