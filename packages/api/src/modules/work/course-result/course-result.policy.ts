import { policy } from "../../../sql/policy.ts"

/** Adults see the results of all courses, a child those of its own. */
export const { visibleTo } = policy("course_result", ({ child }) => ({ student_id: child }))
