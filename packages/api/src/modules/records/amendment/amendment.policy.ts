import { policy } from "../../../sql/policy.ts"

/** Adults see the family's amendments. Children cannot call the procedures. */
export const { visibleTo } = policy("amendment")
