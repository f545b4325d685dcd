import { fieldError } from "@hearthbook/core/errors/errors"
import { mostChildren, tooManyChildren } from "@hearthbook/core/limits/limits"
import { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import type { Removal } from "@hearthbook/core/fields/fields"
import { deleteStoredAnswers } from "../../../idempotency/idempotency-store.ts"
import { found } from "@hearthbook/core/errors/not-found"
import { findCursor } from "../../../sql/paging.ts"
import { matchesWords } from "../../../sql/search.ts"
import type { Scope } from "../../../request/scope.ts"
import { dayToDate } from "@hearthbook/core/time/days"
import { refuseIfStale, deleteUnlessStale } from "../../../sql/optimistic-locking.ts"
import { recordDeletion, type UndoableRemoval } from "../../../recording/record-deletion.ts"
import { childColors, firstFreeColor } from "@hearthbook/core/appearance/child-colors"
import { visibleTo } from "./student.policy.ts"
import type { StudentDraft, StudentFilter, studentUpdate, StudentView } from "./student.schema.ts"
import { byFirstName, selectStudents } from "./student.select.ts"
import { shortNameOf } from "../../../identity/student-names.ts"

/** The family's children by first name. */
export async function listStudents(scope: Scope, { search, limit, cursor }: StudentFilter): Promise<StudentView[]> {
  const from = await findCursor(cursor, (id) =>
    scope.db.student.findFirst({ where: { id, AND: visibleTo(scope) }, select: { id: true, first_name: true } }),
  )
  return selectStudents(scope, [...matchesWords(search), from && byFirstName.after(from)], limit)
}

/** NOT_FOUND if the caller may not see it. */
export async function getStudent(scope: Scope, id: string): Promise<StudentView> {
  const [student] = await selectStudents(scope, [Prisma.sql`a.id = ${id}::uuid`])
  return found(student ?? null, "student")
}

/** The facts about a child that other modules check. NOT_FOUND if the caller may not see it. */
export async function requireStudent(scope: Scope, id: string): Promise<{ id: string; grade_level: string }> {
  const select = { id: true, grade_level: true }
  return found(await scope.db.student.findFirst({ where: { id, AND: visibleTo(scope) }, select }), "student")
}

/** Adds a child without a subject; see add-student.service.ts for adding one with its first subject. */
export async function createStudent(scope: Scope, draft: Omit<StudentDraft, "first_subject">): Promise<StudentView> {
  const {
    first_name,
    last_name,
    date_of_birth,
    color,
    grade_level = "K",
    sees_grades,
    legal_name,
    graduation_date,
    test_scores,
  } = draft
  const count = await scope.db.student.count({ where: { family_id: scope.family_id } })
  if (count >= mostChildren) throw fieldError("first_name", tooManyChildren)
  const { id } = await scope.db.student.create({
    data: {
      first_name,
      last_name: last_name ?? "",
      grade_level,
      date_of_birth: dayToDate(date_of_birth),
      color: color ?? (await pickColor(scope)),
      sees_grades,
      legal_name,
      graduation_date: graduation_date && dayToDate(graduation_date),
      test_scores,
      family_id: scope.family_id,
    },
    select: { id: true },
  })
  return getStudent(scope, id)
}

/** Changes a child. STALE if `version` is out of date. */
export async function updateStudent(scope: Scope, input: z.output<typeof studentUpdate>): Promise<StudentView> {
  const { id, version, last_name, date_of_birth, graduation_date, ...patch } = input
  await requireStudent(scope, id)
  await refuseIfStale(
    () =>
      scope.db.student.update({
        where: { id, version, AND: visibleTo(scope) },
        data: {
          ...patch,
          last_name: last_name === null ? "" : last_name,
          date_of_birth: date_of_birth && dayToDate(date_of_birth),
          graduation_date: graduation_date && dayToDate(graduation_date),
          version: { increment: 1 },
        },
        select: { id: true },
      }),
    () => getStudent(scope, id),
  )
  return getStudent(scope, id)
}

/** Deletes a child, which can be undone for 30 days. The database deletes everything that belongs to it. */
export async function deleteStudent(scope: Scope, { id, version }: Removal): Promise<UndoableRemoval> {
  const name = await shortNameOf(scope, await getStudent(scope, id))
  const remove = () => scope.db.student.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  const removed = await recordDeletion(scope, { noun: "student", name }, () =>
    deleteUnlessStale({ id, version }, "student", remove, () => getStudent(scope, id)),
  )
  await deleteStoredAnswers(scope.db, { family_id: scope.family_id })
  return removed
}

async function pickColor(scope: Scope): Promise<string> {
  const siblings = await scope.db.student.findMany({ where: visibleTo(scope), select: { color: true } })
  return (
    firstFreeColor(siblings.map((sibling) => sibling.color)) ??
    childColors[siblings.length % childColors.length] ??
    childColors[0]
  )
}
