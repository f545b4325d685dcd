import type { Prisma } from "@hearthbook/db"
import { can } from "@hearthbook/core/permissions/permissions"
import type { Scope } from "../../../request/scope.ts"

/** The members of the caller's family; everyone for administrators of the installation. */
export function visibleTo({ actor, family_id }: Scope) {
  return (can(actor.role, "administer_installation") ? {} : { family_id }) satisfies Prisma.userWhereInput
}
