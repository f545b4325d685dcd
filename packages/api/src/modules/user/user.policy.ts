import type { Prisma } from "@hearthbook/db"
import { can } from "../../rules/permissions.ts"
import type { Scope } from "../../request/scope.ts"

/** The people of the caller's family; for whoever runs the installation, everyone (DECISIONS 15). */
export function visibleTo({ actor, family_id }: Scope) {
  return (can(actor.role, "administer_installation") ? {} : { family_id }) satisfies Prisma.userWhereInput
}
