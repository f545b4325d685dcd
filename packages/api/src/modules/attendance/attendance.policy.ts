import { policy } from "../../sql/policy.ts"

/** The family's attendance marks. Procedures of attendance refuse a child's login before this is asked. */
export const { visibleTo, visibleRows } = policy("attendance_record")
