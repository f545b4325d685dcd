import { policy } from "../../../sql/policy.ts"

/** Adults see submissions of all children, a child its own. */
export const { visibleTo } = policy("submission", ({ child }) => ({ student_id: child }))
