import { policy } from "../../../sql/policy.ts"

/** Adults see the family's changes. Children cannot call the procedures. */
export const { visibleTo } = policy("change")
