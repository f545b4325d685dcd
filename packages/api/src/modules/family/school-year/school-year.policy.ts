import { policy } from "../../../sql/policy.ts"

/** The family's school years. Children have no access to the procedures. */
export const { visibleTo, visibleRows } = policy("school_year")
