import { policy } from "../../../sql/policy.ts"

/** The family's subjects. */
export const { visibleTo } = policy("subject")
