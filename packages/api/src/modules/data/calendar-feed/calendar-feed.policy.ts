import { policy } from "../../../sql/policy.ts"

/** Adults see the family's feeds. Children cannot call the procedures. */
export const { visibleTo } = policy("calendar_feed")
