import { policy } from "../../../sql/policy.ts"

/** Adults see what is asked of all children. Children cannot call the procedures. */
export const { visibleTo } = policy("requirement")
