import { policy } from "../../../sql/policy.ts"

/** Adults see the courses that the family's children took elsewhere. Children cannot call the procedures. */
export const { visibleTo } = policy("past_course")
