import { policy } from "../../../sql/policy.ts"

/** The family's curriculum providers. */
export const { visibleTo } = policy("provider")
