import { Prisma } from "@hearthbook/db"
import { found } from "@hearthbook/core/errors/not-found"
import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { toDoStatuses } from "@hearthbook/core/work/assignment-status"
import type { WorkChangeInput } from "./bulk-change.schema.ts"
import { visibleTo } from "../assignment/assignment.policy.ts"
import type { AssignmentView } from "../assignment/assignment.schema.ts"
import { byDueDay, selectAssignments } from "../assignment/assignment.select.ts"
import { lockAssignments } from "../assignment/lock-assignment.ts"

/**
 * The assignments of a scope by due day, locked until the transaction ends. With `from`, that one comes first. NOT_FOUND if one is
 * not the family's.
 */
export async function findWork(request: Scope, scope: WorkChangeInput["scope"]): Promise<AssignmentView[]> {
  const ids = "from" in scope ? await findFrom(request, scope.from) : [...new Set(scope.assignment_ids)]
  await lockAssignments(request, ids)
  const works = await selectAssignments(request, {
    where: [Prisma.sql`a.id = ANY(${ids}::uuid[])`],
    order: byDueDay.order,
  })
  if (works.length < ids.length) throw new AppError("NOT_FOUND", "This assignment was not found.")
  if (!("from" in scope)) return works
  return works.toSorted((one, other) => Number(other.id === scope.from) - Number(one.id === scope.from))
}

/** The id of an assignment, and of those in its course that are to do and due on the same day or later. */
async function findFrom(scope: Scope, from: string): Promise<string[]> {
  const { db } = scope
  const select = { id: true, curriculum_id: true, due_date: true }
  const first = found(
    await db.assignment.findFirst({ where: { id: from, AND: visibleTo(scope) }, select }),
    "assignment",
  )
  const later = await db.assignment.findMany({
    where: {
      curriculum_id: first.curriculum_id,
      due_date: { gte: first.due_date },
      status: { in: toDoStatuses },
      id: { not: from },
      AND: visibleTo(scope),
    },
    select: { id: true },
  })
  return [from, ...later.map(({ id }) => id)]
}
