import { policy } from "../../../sql/policy.ts"

/** Adults see the family's events, a child its own and those of all children. */
export const { visibleTo, visibleRows } = policy("event", ({ child }) => (child ? ofStudent(child) : {}))

/** The student ids of the events for a child: its own, and null for all children. */
export function ofStudent(student_id: string) {
  return { student_id: [student_id, null] }
}
