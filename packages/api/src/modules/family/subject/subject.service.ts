import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Page, Removal } from "@hearthbook/core/fields/fields"
import { found } from "@hearthbook/core/errors/not-found"
import { readPage } from "../../../sql/paging.ts"
import type { Scope } from "../../../request/scope.ts"
import { refuseIfReferenced, refuseIfStale, deleteUnlessStale } from "../../../sql/optimistic-locking.ts"
import { recordDeletion, type UndoableRemoval } from "../../../recording/record-deletion.ts"
import { visibleTo } from "./subject.policy.ts"
import type { SubjectDraft, subjectUpdate, SubjectView } from "./subject.schema.ts"
import { subjectSelect, toSubjectView } from "./subject.select.ts"

const order = [{ name: "asc" }, { id: "asc" }] satisfies Prisma.subjectOrderByWithRelationInput[]

/** The family's subjects by name. */
export async function listSubjects(scope: Scope, page: Page): Promise<SubjectView[]> {
  const where = visibleTo(scope)
  const rows = await readPage(page, {
    order,
    place: (id) => scope.db.subject.findFirst({ where: { id, AND: where }, select: { id: true, name: true } }),
    read: ({ take, after }) =>
      scope.db.subject.findMany({ where: { AND: [where, after] }, select: subjectSelect, orderBy: order, take }),
  })
  return rows.map(toSubjectView)
}

/** NOT_FOUND if the caller may not see it. */
export async function getSubject(scope: Scope, id: string): Promise<SubjectView> {
  return toSubjectView(
    found(await scope.db.subject.findFirst({ where: { id, AND: visibleTo(scope) }, select: subjectSelect }), "subject"),
  )
}

/** The facts about a subject that other modules check. NOT_FOUND if the caller may not see it. */
export async function requireSubject(scope: Scope, id: string): Promise<{ id: string; grade_level: string | null }> {
  const select = { id: true, grade_level: true }
  return found(await scope.db.subject.findFirst({ where: { id, AND: visibleTo(scope) }, select }), "subject")
}

/** Creates a subject in the family. */
export async function createSubject(scope: Scope, draft: SubjectDraft): Promise<SubjectView> {
  const row = await scope.db.subject.create({ data: { ...draft, family_id: scope.family_id }, select: subjectSelect })
  return toSubjectView(row)
}

/**
 * Changes a subject. Its grade level may change together with a child who continues in it: only new curricula require equal
 * grade levels (curriculum.service.ts).
 */
export async function updateSubject(scope: Scope, input: z.output<typeof subjectUpdate>): Promise<SubjectView> {
  const { id, version, ...patch } = input
  await getSubject(scope, id)
  const row = await refuseIfStale(
    () =>
      scope.db.subject.update({
        where: { id, version, AND: visibleTo(scope) },
        data: { ...patch, version: { increment: 1 } },
        select: subjectSelect,
      }),
    () => getSubject(scope, id),
  )
  return toSubjectView(row)
}

/** Deletes a subject, which can be undone for 30 days; its resources are kept. IN_USE, with counts, while a curriculum, a class or a time entry uses it. */
export async function deleteSubject(scope: Scope, { id, version }: Removal): Promise<UndoableRemoval> {
  const uses = { _count: { select: { curricula: true, schedule_entries: true, time_entries: true } } }
  const { name, _count } = found(
    await scope.db.subject.findFirst({ where: { id, AND: visibleTo(scope) }, select: { name: true, ...uses } }),
    "subject",
  )
  if (_count.curricula + _count.schedule_entries + _count.time_entries > 0)
    throw new AppError("IN_USE", describeUse(_count))
  const unused = () => scope.db.subject.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  const remove = () => refuseIfReferenced(unused, () => new AppError("IN_USE", "This subject is now in use."))
  return recordDeletion(scope, { noun: "subject", name }, () =>
    deleteUnlessStale({ id, version }, "subject", remove, () => getSubject(scope, id)),
  )
}

type Uses = { curricula: number; schedule_entries: number; time_entries: number }

function describeUse({ curricula, schedule_entries, time_entries }: Uses): string {
  const parts = [
    ...(curricula ? [curricula === 1 ? "1 curriculum" : `${curricula} curricula`] : []),
    ...(schedule_entries ? [schedule_entries === 1 ? "1 weekly class" : `${schedule_entries} weekly classes`] : []),
    ...(time_entries ? [time_entries === 1 ? "1 time entry" : `${time_entries} time entries`] : []),
  ]
  return `This subject is used by ${listOf(parts)}. Remove those first.`
}

function listOf(parts: string[]): string {
  const last = parts.at(-1) ?? ""
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`
}
