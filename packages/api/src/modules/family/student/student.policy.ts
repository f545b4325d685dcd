import { policy } from "../../../sql/policy.ts"

/** Adults see the family's children, a child itself. */
export const { visibleTo, visibleRows } = policy("student", ({ child }) => ({ id: child }))
