import { policy } from "../../../sql/policy.ts"

/** The family's attendance marks. Children have no access to the procedures. */
export const { visibleTo, visibleRows } = policy("attendance_record")
