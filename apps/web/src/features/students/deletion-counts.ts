import type { StudentView } from "@hearthbook/api/family/student"
import { countOf } from "../../lib/format.ts"

/** Counts what is deleted with a child; zero counts are left out. */
export function deletionCounts({ removes, ...student }: StudentView): string[] {
  const { curriculum_count, assignment_count, graded_count } = student
  const counted: [number, string][] = [
    [curriculum_count, countOf(curriculum_count, "curriculum", "curricula")],
    [assignment_count, `${countOf(assignment_count, "assignment")}, ${graded_count} of them graded`],
    [removes.submissions, countOf(removes.submissions, "piece of work turned in", "pieces of work turned in")],
    [removes.lessons, countOf(removes.lessons, "lesson")],
    [removes.attendance_records, countOf(removes.attendance_records, "attendance mark")],
    [removes.schedule_entries, countOf(removes.schedule_entries, "weekly class", "weekly classes")],
    [removes.events, countOf(removes.events, "event")],
    [student.has_login ? 1 : 0, "1 login"],
  ]
  return counted.filter(([count]) => count > 0).map(([, words]) => words)
}
