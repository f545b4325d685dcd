import type { Page } from "../../fields.ts"
import { pageWindow } from "../../paging.ts"
import type { Scope } from "../../scope.ts"
import { visibleTo } from "./user.policy.ts"
import type { MemberView } from "./user.schema.ts"
import { memberSelect, toMemberView } from "./user.select.ts"

/** The people the caller may see, the first to join first. */
export async function listUsers(scope: Scope, page: Page): Promise<MemberView[]> {
  const where = visibleTo(scope)
  const window = await pageWindow(page, (id) =>
    scope.db.user.findFirst({ where: { id, AND: where }, select: { id: true } }),
  )
  const rows = await scope.db.user.findMany({ where, select: memberSelect, orderBy: { id: "asc" }, ...window })
  return rows.map(toMemberView)
}
