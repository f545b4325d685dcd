import { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import type { Removal } from "@hearthbook/core/fields/fields"
import { found } from "@hearthbook/core/errors/not-found"
import { keyset } from "../../../sql/keyset.ts"
import { findCursor } from "../../../sql/paging.ts"
import { isGraded, isWaiting, type AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import { pointsInRange, pointsMessage, shownPercent } from "@hearthbook/core/grading/letter-grade"
import type { Scope } from "../../../request/scope.ts"
import { requireVersion } from "../../../sql/optimistic-locking.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import { getAssignment, getAssignmentLockingStudent } from "../assignment/assignment.service.ts"
import { lockAssignment } from "../assignment/lock-assignment.ts"
import {
  resolve,
  retract,
  notifyAndResolve,
  notifyUnlessNotified,
  type NotificationBatch,
} from "../../messages/notification/notify.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { notifySubmitted } from "../submission/notify-submitted.ts"
import { isOfGradedWork, visibleTo } from "./grade.policy.ts"
import type { GradeDraft, gradeFilter, GradeView, RecordedGrade, removedGrade, undoInput } from "./grade.schema.ts"
import { selectGrades } from "./grade.select.ts"
import { gradeColumns } from "../assignment/grade-points.ts"
import { saveGrade } from "./save-grade.ts"
import { openUndo, sealUndo } from "./undo.ts"
import { shortNameOf } from "../../../identity/student-names.ts"

const byLastChange = keyset("desc", [
  ["updated_at", "timestamptz"],
  ["id", "uuid"],
])

/** The sort orders of a list of grades. */
const orders = {
  last_changed: byLastChange,
  newest: keyset("desc", [
    ["created_at", "timestamptz"],
    ["id", "uuid"],
  ]),
}

/** Grades, newest first, of one child or of all. NOT_FOUND if the caller may not see that child. */
export async function listGrades(
  scope: Scope,
  { student_id, order: wanted = "last_changed", cursor, limit }: z.output<typeof gradeFilter>,
): Promise<GradeView[]> {
  const { order, after } = orders[wanted]
  const from = await findCursor(cursor, (id) =>
    scope.db.grade.findFirst({
      where: { id, AND: visibleTo(scope) },
      select: { id: true, updated_at: true, created_at: true },
    }),
  )
  const where = [student_id && Prisma.sql`a.student_id = ${student_id}::uuid`, from && after(from)]
  const grades = await selectGrades(scope, { where, order, limit })
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (grades.length === 0 && student_id) await requireStudent(scope, student_id)
  return grades
}

/** The newest grades of graded work. */
export function listNewestGrades(scope: Scope, limit: number): Promise<GradeView[]> {
  return selectGrades(scope, { where: [isOfGradedWork], order: byLastChange.order, limit })
}

/** NOT_FOUND if the caller may not see it. */
export async function getGrade(scope: Scope, id: string): Promise<GradeView> {
  const [row = null] = await selectGrades(scope, { where: [Prisma.sql`a.id = ${id}::uuid`], order: byLastChange.order })
  return found(row, "grade")
}

/**
 * Records or replaces the grade of an assignment and sets its status to graded, together. POINTS_OUT_OF_RANGE, NOT_FOUND, or
 * STALE if `version` is out of date.
 */
export async function recordGrade(scope: Scope, draft: GradeDraft): Promise<RecordedGrade> {
  // Grades are recorded often and rarely conflict, so the assignment is locked only after a conflict.
  const recorded = await recordUnlessChanged(
    scope,
    draft,
    await getAssignmentLockingStudent(scope, draft.assignment_id),
  )
  if (recorded) return recorded
  await lockAssignment(scope, draft.assignment_id)
  const again = await recordUnlessChanged(scope, draft, await getAssignment(scope, draft.assignment_id))
  if (!again) throw new Error("A locked assignment was changed.")
  return again
}

/** Records the grade for an assignment as it was read. Writes nothing and returns null if the assignment was changed since. */
async function recordUnlessChanged(
  scope: Scope,
  { student_id, points_earned, feedback = null, version }: GradeDraft,
  assignment: AssignmentView,
): Promise<RecordedGrade | null> {
  if (student_id && student_id !== assignment.student_id)
    throw new AppError("NOT_FOUND", "This is not the assignment's student.")
  const points = { earned: points_earned, possible: assignment.points_possible }
  if (!pointsInRange(points)) throw fieldError("points_earned", pointsMessage(points.possible), "POINTS_OUT_OF_RANGE")
  if (version !== undefined && version !== (assignment.grade?.version ?? 0))
    throw new AppError("STALE", undefined, { current: assignment.grade })

  const { now } = scope
  const before = isGraded(assignment.status) ? assignment.grade : null
  const isAsBefore = before?.points_earned === points_earned && before.feedback === feedback
  // A grade saved unchanged is neither notified nor in the weekly report.
  const updated_at = isAsBefore ? new Date(before.updated_at) : now
  const grade = await saveGrade(scope, assignment, { ...gradeColumns(points), feedback, updated_at })
  if (!grade) return null
  await notifyGraded(scope, assignment, grade, { isChanged: !isAsBefore })
  return { ...grade, ...sealUndo(scope, assignment) }
}

/** Notifies the child and the other adults, and resolves the notifications that the work waits for a grade. */
async function notifyGraded(
  scope: Scope,
  assignment: AssignmentView,
  grade: Pick<GradeView, "letter_grade" | "percentage">,
  { isChanged }: { isChanged: boolean },
): Promise<void> {
  const { id: assignment_id, student_id, student, title } = assignment
  const { letter_grade, percentage } = grade
  const body =
    letter_grade !== null && percentage !== null ? `${letter_grade}, ${shownPercent(percentage, letter_grade)}%` : null
  const notification = { kind: "work_graded" as const, title: `${title} is graded`, body, student_id, assignment_id }
  const toAdults = { ...notification, title: `${await shortNameOf(scope, student)}'s ${title} is graded` }
  const batches: NotificationBatch[] = [
    [{ child: student_id }, [notification]],
    ["adults", [toAdults]],
  ]
  const resolved = { kind: "work_submitted" as const, assignment_id }
  if (isChanged) return notifyAndResolve(scope, resolved, ...batches)
  await notifyUnlessNotified(scope, ...batches)
  await resolve(scope, resolved)
}

/** Deletes a grade. The work waits for a grade again, as turned in. */
export async function deleteGrade(scope: Scope, { id, version }: Removal): Promise<z.output<typeof removedGrade>> {
  const { assignment_id } = await getGrade(scope, id)
  await lockAssignment(scope, assignment_id)
  // Checked again, because it may have been changed or deleted before the lock.
  requireVersion(version, await getGrade(scope, id))
  const assignment = await getAssignment(scope, assignment_id)
  await scope.db.grade.delete({ where: { id, family_id: scope.family_id }, select: { id: true } })
  await setStatus(scope, assignment_id, "submitted")
  await retract(scope, "work_graded", { assignment_id })
  return { id, ...sealUndo(scope, assignment) }
}

/**
 * Restores an assignment's grade and status exactly as they were before the change that returned `undo`. STALE if the
 * assignment was changed since then, or since `version` if later changes were undone already, so that no later work is lost.
 * VALIDATION_ERROR if `undo` is invalid or too old.
 */
export async function undoGrade(
  scope: Scope,
  { undo, version: seen }: z.output<typeof undoInput>,
): Promise<AssignmentView> {
  const { db, family_id } = scope
  const { assignment_id, student_id, version, status, grade } = openUndo(scope, undo)
  await lockAssignment(scope, assignment_id)
  const current = await getAssignment(scope, assignment_id)
  requireVersion(seen ?? version, current)
  await db.grade.deleteMany({ where: { assignment_id, family_id } })
  if (grade) {
    const columns = gradeColumns({ earned: grade.points_earned, possible: current.points_possible })
    // A version that no one has seen, as in save-grade.ts.
    const kept = { ...grade, ...columns, version: current.version + 1 }
    await db.grade.create({ data: { ...kept, assignment_id, student_id, family_id }, select: { id: true } })
  }
  await setStatus(scope, assignment_id, status)
  await retract(scope, "work_graded", { assignment_id })
  const after = await getAssignment(scope, assignment_id)
  await notifyRestored(scope, after)
  return after
}

/** After an undo, the work waits for a grade again, or has its earlier grade again. */
async function notifyRestored(scope: Scope, work: AssignmentView): Promise<void> {
  if (isWaiting(work.status)) await notifySubmitted(scope, work, notifyUnlessNotified)
  if (isGraded(work.status) && work.grade) await notifyGraded(scope, work, work.grade, { isChanged: false })
}

async function setStatus({ db, family_id }: Scope, id: string, status: AssignmentStatus): Promise<void> {
  await db.assignment.update({
    where: { id, family_id },
    data: { status, version: { increment: 1 } },
    select: { id: true },
  })
}
