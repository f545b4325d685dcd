import type { Scope } from "../../request/scope.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import type { Tell } from "../notification/notify.ts"

/** The adults hear that work waits for its grade. */
export async function tellHandedIn(scope: Scope, work: AssignmentView, tell: Tell): Promise<void> {
  const { id: assignment_id, student_id, student, subject, title } = work
  const words = { title: `${student.first_name} handed in ${title}`, body: subject.name }
  await tell(scope, ["adults", [{ kind: "work_submitted", ...words, student_id, assignment_id }]])
}
