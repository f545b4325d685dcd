import { policy } from "../../sql/policy.ts"

/** Adults see what the family's children submitted, a child its own. */
export const { visibleTo } = policy("submission", ({ child }) => ({ student_id: child }))
