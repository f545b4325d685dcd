import { policy } from "../../../sql/policy.ts"

/** Adults see the family's scales. Children cannot call the procedures. */
export const { visibleTo } = policy("grading_scale")
