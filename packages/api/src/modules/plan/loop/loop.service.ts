import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { found } from "@hearthbook/core/errors/not-found"
import type { Removal } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../request/scope.ts"
import { deleteUnlessStale } from "../../../sql/optimistic-locking.ts"
import { readPage } from "../../../sql/paging.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { loadLoopLessons } from "./load-loop-lessons.ts"
import { visibleTo } from "./loop.policy.ts"
import type { loopFilter, LoopView } from "./loop.schema.ts"
import { loopSelect, toLoopView, type LoopRow } from "./loop.select.ts"

const order = [
  { student: { first_name: "asc" } },
  { name: "asc" },
  { id: "asc" },
] satisfies Prisma.loopOrderByWithRelationInput[]

const placeSelect = { id: true, name: true, student: { select: { first_name: true } } } as const

/** Loops by child, then name. NOT_FOUND if the filter names a child that the caller may not see. */
export async function listLoops(scope: Scope, filter: z.output<typeof loopFilter>): Promise<LoopView[]> {
  const { student_id, ...page } = filter
  const where = { AND: [visibleTo(scope), { student_id }] }
  const rows = await readPage(page, {
    order,
    place: (id) => scope.db.loop.findFirst({ where: { id, AND: visibleTo(scope) }, select: placeSelect }),
    read: ({ take, after }) =>
      scope.db.loop.findMany({ where: { AND: [where, after] }, select: loopSelect, orderBy: order, take }),
  })
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (rows.length === 0 && student_id) await requireStudent(scope, student_id)
  return toViews(scope, rows)
}

/** NOT_FOUND if the caller may not see it. */
export async function getLoop(scope: Scope, id: string): Promise<LoopView> {
  const row = await scope.db.loop.findFirst({ where: { id, AND: visibleTo(scope) }, select: loopSelect })
  const [view = null] = await toViews(scope, [found(row, "loop")])
  return found(view, "loop")
}

/** Deletes a loop. Its courses stay in the mode `next`. */
export async function deleteLoop(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  const remove = () => scope.db.loop.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  return deleteUnlessStale({ id, version }, "loop", remove, () => getLoop(scope, id))
}

async function toViews(scope: Scope, rows: LoopRow[]): Promise<LoopView[]> {
  const next = await loadLoopLessons(scope, rows)
  return rows.map((row) => toLoopView(row, next.get(row.id) ?? []))
}
