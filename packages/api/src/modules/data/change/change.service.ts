import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { readPage } from "../../../sql/paging.ts"
import { visibleTo } from "./change.policy.ts"
import type { changeFilter, ChangeView } from "./change.schema.ts"
import { changeSelect, toChangeView } from "./change.select.ts"

const order = [{ created_at: "desc" }, { id: "desc" }] satisfies Prisma.changeOrderByWithRelationInput[]

/** The family's changes of the last 30 days, newest first. */
export async function listChanges(scope: Scope, page: z.output<typeof changeFilter>): Promise<ChangeView[]> {
  const rows = await readPage(page, {
    order,
    place: (id) =>
      scope.db.change.findFirst({ where: { id, AND: visibleTo(scope) }, select: { id: true, created_at: true } }),
    read: ({ take, after }) =>
      scope.db.change.findMany({
        where: { AND: [visibleTo(scope), after] },
        select: changeSelect,
        orderBy: order,
        take,
      }),
  })
  return rows.map(toChangeView)
}

/** NOT_FOUND if the caller may not see it, or it is older than 30 days. */
export async function getChange(scope: Scope, id: string): Promise<ChangeView> {
  const row = await scope.db.change.findFirst({ where: { id, AND: visibleTo(scope) }, select: changeSelect })
  return toChangeView(found(row, "change"))
}
