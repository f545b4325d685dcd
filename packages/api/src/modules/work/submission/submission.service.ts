import type { z } from "zod"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import { can } from "@hearthbook/core/permissions/permissions"
import type { Scope } from "../../../request/scope.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import { getAssignment } from "../assignment/assignment.service.ts"
import { lockAssignment } from "../assignment/lock-assignment.ts"
import { retract, notify, notifyUnlessNotified } from "../../messages/notification/notify.ts"
import { notifySubmitted } from "./notify-submitted.ts"
import { visibleTo } from "./submission.policy.ts"
import { maxFiles } from "@hearthbook/core/limits/file-limits"
import { isGraded } from "@hearthbook/core/work/assignment-status"
import type { submissionDraft, submissionsOf, SubmissionView } from "./submission.schema.ts"
import { submissionSelect, toSubmissionView } from "./submission.select.ts"

/** The submissions of an assignment, newest first. NOT_FOUND if the caller may not see it. */
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
 * Turns work in. It is then submitted, and waits for a grade. An adult may do so without content, for work on paper, and a child
 * for work that asks for no answer; otherwise it sends a link, a text or files that wait with the work. CONFLICT if it is graded, NOT_FOUND for a file that does not wait with
 * it.
 */
export async function submitWork(scope: Scope, draft: z.output<typeof submissionDraft>): Promise<AssignmentView> {
  const { assignment_id, url = null, text = null, file_ids = [] } = draft
  const isEmpty = url === null && text === null && file_ids.length === 0
  const mayBeEmpty = (work: AssignmentView) => can(scope.actor.role, "keep_records") || !work.needs_answer
  const assignment = await lockOpenWork(scope, assignment_id)
  if (isEmpty && !mayBeEmpty(assignment)) {
    throw fieldError("text", "Write your answer, or add a photo, a file or a link.")
  }
  if (!isEmpty) {
    const kind = file_ids.length > 0 ? "upload" : url ? "link" : "text"
    await createSubmission(scope, assignment, { kind, url, text, file_ids })
  }
  return markSubmitted(scope, assignment, url ?? undefined)
}

/**
 * Unsubmits the newest submission, until the work is graded. Its files wait again, and the work is in progress if there is no
 * earlier submission. NOT_FOUND for a submission that the caller may not see, CONFLICT for an earlier one.
 */
export async function unsubmitWork(scope: Scope, id: string): Promise<AssignmentView> {
  const { db, family_id } = scope
  const where = { id, AND: visibleTo(scope) }
  const { assignment_id } = found(
    await db.submission.findFirst({ where, select: { assignment_id: true } }),
    "submission",
  )
  await lockOpenWork(scope, assignment_id)
  const [newest, earlier] = await listSubmissions(scope, { assignment_id })
  if (newest?.id !== id) throw new AppError("CONFLICT", "Something was turned in after this.")
  const waiting = await db.file.count({ where: { family_id, assignment_id } })
  if (waiting + newest.files.length > maxFiles) {
    throw new AppError("CONFLICT", `Only ${maxFiles} files can wait at once. Remove some of the new ones first.`)
  }
  await db.file.updateMany({
    where: { family_id, submission_id: id },
    data: { submission_id: null, assignment_id, waiting_since: scope.now },
  })
  await db.submission.delete({ where: { id, family_id }, select: { id: true } })
  await db.assignment.update({
    where: { id: assignment_id, family_id },
    data: {
      status: earlier ? "submitted" : "in_progress",
      submission_url: earlier?.url ?? null,
      version: { increment: 1 },
    },
    select: { id: true },
  })
  await retract(scope, "work_submitted", { assignment_id })
  const after = await getAssignment(scope, assignment_id)
  if (earlier) await notifySubmitted(scope, after, notifyUnlessNotified)
  return after
}

/** Locks the assignment until the transaction ends. NOT_FOUND if the caller may not see it, CONFLICT if it is graded. */
export async function lockOpenWork(scope: Scope, assignment_id: string): Promise<AssignmentView> {
  await lockAssignment(scope, assignment_id)
  const assignment = await getAssignment(scope, assignment_id)
  if (isGraded(assignment.status)) throw new AppError("CONFLICT", "This work is already graded.")
  return assignment
}

type NewSubmission = { kind: SubmissionView["kind"]; url: string | null; text: string | null; file_ids: string[] }

/** Saves a submission and attaches its waiting files. NOT_FOUND for a file that does not wait with this work. */
export async function createSubmission(
  scope: Scope,
  work: AssignmentView,
  { file_ids, ...submitted }: NewSubmission,
): Promise<void> {
  const { db, family_id, now } = scope
  const { id: assignment_id, student_id } = work
  const { id } = await db.submission.create({
    data: { ...submitted, submitted_at: now, family_id, student_id, assignment_id },
    select: { id: true },
  })
  await attachFiles(scope, { assignment_id, submission_id: id }, file_ids)
}

/** Sets the status to submitted and notifies the adults. */
export async function markSubmitted(scope: Scope, work: AssignmentView, url?: string): Promise<AssignmentView> {
  const { db, family_id } = scope
  const { id: assignment_id } = work
  await db.assignment.update({
    where: { id: assignment_id, family_id },
    data: { status: "submitted", submission_url: url, version: { increment: 1 } },
    select: { id: true },
  })
  await notifySubmitted(scope, work, notify)
  return getAssignment(scope, assignment_id)
}

async function attachFiles(
  scope: Scope,
  { assignment_id, submission_id }: { assignment_id: string; submission_id: string },
  ids: string[],
): Promise<void> {
  const { db, family_id } = scope
  for (const [position, id] of [...new Set(ids)].entries()) {
    const waiting = { id, family_id, assignment_id }
    const { count } = await db.file.updateMany({
      where: waiting,
      data: { assignment_id: null, submission_id, position },
    })
    if (count === 0) throw new AppError("NOT_FOUND", "One of the files no longer exists. Add it again.")
  }
}
