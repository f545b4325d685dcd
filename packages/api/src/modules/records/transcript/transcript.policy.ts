import { policy } from "../../../sql/policy.ts"

/** Adults see the finalized transcripts of the family's children. Children cannot call the procedures. */
export const { visibleTo } = policy("transcript")
