import type { z } from "zod"
import { AppError, fieldError } from "../../errors.ts"
import { can } from "../../permissions.ts"
import type { Scope } from "../../scope.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import { getAssignment } from "../assignment/assignment.service.ts"
import { lockAssignment } from "../assignment/lock-assignment.ts"
import { visibleTo } from "./submission.policy.ts"
import type { submissionDraft, submissionsOf, SubmissionView } from "./submission.schema.ts"
import { submissionSelect, toSubmissionView } from "./submission.select.ts"

/** What was handed in for an assignment, the newest first. NOT_FOUND where the caller may not see that assignment. */
export async function listSubmissions(
  scope: Scope,
  { assignment_id }: z.output<typeof submissionsOf>,
): Promise<SubmissionView[]> {
  await getAssignment(scope, assignment_id)
  const rows = await scope.db.submission.findMany({
    where: { AND: [visibleTo(scope), { assignment_id }] },
    select: submissionSelect,
    orderBy: [{ submitted_at: "desc" }, { id: "desc" }],
  })
  return rows.map(toSubmissionView)
}

/**
 * Hands work in: it is submitted from now on, and waits for its grade. An adult may do so for work on paper, with neither a
 * link nor a text; a child gives one of them. CONFLICT once it is graded.
 */
export async function submitWork(scope: Scope, draft: z.output<typeof submissionDraft>): Promise<AssignmentView> {
  const { db, actor, family_id, now } = scope
  const { assignment_id, url = null, text = null } = draft
  await lockAssignment(scope, assignment_id)
  const { student_id, status } = await getAssignment(scope, assignment_id)
  if (status === "graded") throw new AppError("CONFLICT", "This work is graded already.")
  const isEmpty = url === null && text === null
  if (isEmpty && !can(actor.role, "keep_records")) throw fieldError("text", "Write your answer, or add a link to it.")
  if (!isEmpty) {
    const handedIn = { kind: url ? ("link" as const) : ("text" as const), url, text, submitted_at: now }
    await db.submission.create({ data: { ...handedIn, family_id, student_id, assignment_id }, select: { id: true } })
  }
  await db.assignment.update({
    where: { id: assignment_id, family_id },
    data: { status: "submitted", submission_url: url ?? undefined, version: { increment: 1 } },
    select: { id: true },
  })
  return getAssignment(scope, assignment_id)
}
