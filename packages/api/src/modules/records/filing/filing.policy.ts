import { policy } from "../../../sql/policy.ts"

/** Adults see the filings of all children. Children cannot call the procedures. */
export const { visibleTo, visibleRows } = policy("filing")
