import { policy } from "../../sql/policy.ts"

/** Adults see the family's events, a child its own and those of all children. */
export const { visibleTo, visibleRows } = policy("event", ({ child }) => (child ? ofStudent(child) : {}))

/** The ids of the events that concern a child: its own, and those of all children. */
export function ofStudent(student_id: string) {
  return { student_id: [student_id, null] }
}
