import { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Removal } from "@hearthbook/core/fields/fields"
import { found } from "@hearthbook/core/errors/not-found"
import { can } from "@hearthbook/core/permissions/permissions"
import { dayToDate } from "@hearthbook/core/time/days"
import { isToDo, isWaiting } from "@hearthbook/core/work/assignment-status"
import type { Scope } from "../../../request/scope.ts"
import { refuseIfStale, deleteUnlessStale } from "../../../sql/optimistic-locking.ts"
import { requireCurriculum } from "../../plan/curriculum/curriculum.service.ts"
import { refusePointsBelowEarned, recalculateGrade } from "./grade-points.ts"
import { notify, retract } from "../../messages/notification/notify.ts"
import { shortNameOf } from "../../../identity/student-names.ts"
import { visibleTo } from "./assignment.policy.ts"
import { refuseChangeByChild } from "./child-assignment-update.ts"
import type { AssignmentDraft, assignmentUpdate, AssignmentView } from "./assignment.schema.ts"
import { selectAssignments } from "./assignment.select.ts"
import { lockAssignment } from "./lock-assignment.ts"

/** NOT_FOUND if the caller may not see it. */
export async function getAssignment(scope: Scope, id: string): Promise<AssignmentView> {
  return readAssignment(scope, id, Prisma.empty)
}

/**
 * The same, with a lock that keeps its child from being deleted until the transaction ends. A later change of the work then
 * takes the locks in the same order as deleting the child does (lock-assignment.ts).
 */
export async function getAssignmentLockingStudent(scope: Scope, id: string): Promise<AssignmentView> {
  return readAssignment(scope, id, Prisma.sql`FOR KEY SHARE OF st`)
}

async function readAssignment(scope: Scope, id: string, lock: Prisma.Sql): Promise<AssignmentView> {
  const [assignment] = await selectAssignments(scope, {
    where: [Prisma.sql`a.id = ${id}::uuid`],
    order: Prisma.sql`a.id`,
    lock,
  })
  return found(assignment ?? null, "assignment")
}

/** Creates an assignment in a curriculum, for its child; `lesson_id` is a lesson of the same child. */
export async function createAssignment(
  scope: Scope,
  draft: AssignmentDraft,
  lesson_id?: string,
): Promise<AssignmentView> {
  const { assigned_date = scope.today, due_date, ...rest } = draft
  const curriculum = await requireCurriculum(scope, draft.curriculum_id)
  const { id } = await scope.db.assignment.create({
    data: {
      ...rest,
      lesson_id,
      assigned_date: dayToDate(assigned_date),
      due_date: dayToDate(due_date),
      student_id: curriculum.student_id,
      family_id: scope.family_id,
    },
    select: { id: true },
  })
  const assignment = await getAssignment(scope, id)
  if (isToDo(assignment.status)) await notifyNewWork(scope, assignment)
  return assignment
}

async function notifyNewWork(
  scope: Scope,
  { id, student_id, title, subject, due_date }: AssignmentView,
): Promise<void> {
  const about = { student_id, assignment_id: id, day: due_date.slice(0, 10) }
  const notification = { kind: "assignment_set" as const, title: `New work: ${title}`, body: subject.name, ...about }
  await notify(scope, [{ child: student_id }, [notification]])
}

/** Changes an assignment. A child may only start its own work, or take back that it did work without an answer. */
export async function updateAssignment(
  scope: Scope,
  input: z.output<typeof assignmentUpdate>,
): Promise<AssignmentView> {
  const { id, version, assigned_date, due_date, ...patch } = input
  await lockAssignment(scope, id)
  const before = await getAssignment(scope, id)
  if (!can(scope.actor.role, "keep_records")) await refuseChangeByChild(scope, input, before)
  const student_id = patch.curriculum_id ? await requireMovable(scope, before, patch.curriculum_id) : undefined
  // Unchanged points leave the grade, and the time at which it was given, unchanged.
  const regraded = patch.points_possible === before.points_possible ? null : before.grade
  if (regraded) refusePointsBelowEarned(regraded, patch.points_possible)
  await refuseIfStale(
    () =>
      scope.db.assignment.update({
        where: { id, version, AND: visibleTo(scope) },
        data: {
          ...patch,
          student_id,
          // The lesson stays with the child it was planned for.
          lesson_id: student_id && student_id !== before.student_id ? null : undefined,
          assigned_date: assigned_date && dayToDate(assigned_date),
          due_date: due_date && dayToDate(due_date),
          version: { increment: 1 },
        },
        select: { id: true },
      }),
    () => getAssignment(scope, id),
  )
  if (regraded && patch.points_possible !== undefined) await recalculateGrade(scope, regraded, patch.points_possible)
  const after = await getAssignment(scope, id)
  const isTakenBack = isWaiting(before.status) && isToDo(after.status)
  if (isTakenBack) await retract(scope, "work_submitted", { assignment_id: id })
  if (after.student_id !== before.student_id) {
    await retract(scope, "assignment_set", { assignment_id: id })
    await notifyNewWork(scope, after)
  }
  return after
}

/** Deletes an assignment with its grade and its submissions. STALE if `version` is out of date. */
export async function deleteAssignment(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  const remove = () => scope.db.assignment.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  return deleteUnlessStale({ id, version }, "assignment", remove, () => getAssignment(scope, id))
}

/** Returns the child of the new curriculum. Work that is graded or turned in stays with the child who did it. */
async function requireMovable(scope: Scope, before: AssignmentView, curriculum_id: string): Promise<string> {
  const { student_id } = await requireCurriculum(scope, curriculum_id)
  if (student_id === before.student_id) return student_id
  const submissions = await scope.db.submission.count({
    where: { family_id: scope.family_id, assignment_id: before.id },
  })
  if (before.grade || submissions > 0) {
    throw fieldError("curriculum_id", "Work that is turned in or graded cannot move to another student.", "CONFLICT")
  }
  // Files that are not turned in yet belong to the child who made them, and must not be visible to a sibling.
  const waiting = await scope.db.file.count({ where: { family_id: scope.family_id, assignment_id: before.id } })
  if (waiting > 0) {
    const message = `${await shortNameOf(scope, before.student)} has added photos or files to this work, so it cannot move to another student.`
    throw fieldError("curriculum_id", message, "CONFLICT")
  }
  return student_id
}
