import { policy } from "../../../sql/policy.ts"

/** Adults see the links to the family's transcripts. Children cannot call the procedures. */
export const { visibleTo } = policy("transcript_link")
