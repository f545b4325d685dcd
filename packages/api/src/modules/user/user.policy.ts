import type { Prisma } from "@hearthbook/db"
import { can } from "../../permissions.ts"
import type { Scope } from "../../scope.ts"

/** The people of the caller's family; for whoever runs the installation, everyone (DECISIONS 15). */
export function visibleTo({ actor, family_id }: Scope) {
  return (can(actor.role, "administer_installation") ? {} : { family_id }) satisfies Prisma.userWhereInput
}
