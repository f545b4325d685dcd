import type { Scope } from "../../../request/scope.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import type { Notify } from "../../messages/notification/notify.ts"
import { shortNameOf } from "../../../identity/student-names.ts"

/** Notifies the adults that work waits for a grade. */
export async function notifySubmitted(scope: Scope, work: AssignmentView, notify: Notify): Promise<void> {
  const { id: assignment_id, student_id, student, subject, title } = work
  const words = { title: `${await shortNameOf(scope, student)} turned in ${title}`, body: subject.name }
  await notify(scope, ["adults", [{ kind: "work_submitted", ...words, student_id, assignment_id }]])
}
