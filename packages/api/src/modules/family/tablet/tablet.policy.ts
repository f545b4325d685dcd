import { policy } from "../../../sql/policy.ts"

/** The family's tablets. Only adults call for them. */
export const { visibleTo } = policy("tablet")
