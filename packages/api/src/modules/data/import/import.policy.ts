import { policy } from "../../../sql/policy.ts"

/** Adults see the family's imports. Children cannot call the procedures. */
export const { visibleTo, visibleRows } = policy("data_import")
