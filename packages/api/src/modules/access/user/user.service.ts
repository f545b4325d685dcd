import { bypassRls } from "@hearthbook/db"
import { readPage } from "../../../sql/paging.ts"
import { withWords } from "../../../sql/search.ts"
import { can } from "@hearthbook/core/permissions/permissions"
import type { Scope } from "../../../request/scope.ts"
import { visibleTo } from "./user.policy.ts"
import type { MemberView, UserFilter } from "./user.schema.ts"
import { memberSelect, toMemberView } from "./user.select.ts"

/** The page size for an administrator who sets no limit. */
const defaultPage = 100

const order = { id: "asc" } as const

/** The people that the caller may see, in the order in which they joined. */
export function listUsers(scope: Scope, filter: UserFilter): Promise<MemberView[]> {
  const isEveryone = can(scope.actor.role, "administer_installation") && !filter.family
  if (!isEveryone) return readUsers(scope, filter)
  return bypassRls(scope, (all) => readUsers({ ...scope, db: all }, { ...filter, limit: filter.limit ?? defaultPage }))
}

async function readUsers(scope: Scope, { search, family, ...page }: UserFilter): Promise<MemberView[]> {
  const where = { AND: [visibleTo(scope), family ? { family_id: scope.family_id } : {}, withWords(search)] }
  const rows = await readPage(page, {
    order: [order],
    place: (id) => scope.db.user.findFirst({ where: { id, AND: where }, select: { id: true } }),
    read: ({ take, after }) =>
      scope.db.user.findMany({ where: { AND: [where, after] }, select: memberSelect, orderBy: order, take }),
  })
  return rows.map(toMemberView)
}

/** The members of the caller's own family, even for an administrator. */
export async function listMembers({ db, family_id }: Scope): Promise<MemberView[]> {
  const rows = await db.user.findMany({ where: { family_id }, select: memberSelect, orderBy: order })
  return rows.map(toMemberView)
}
