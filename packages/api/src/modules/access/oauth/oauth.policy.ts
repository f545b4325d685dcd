import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"

/** The person's own connected accounts, whatever their role. */
export function visibleTo({ actor, family_id }: Scope) {
  return { family_id, user_id: actor.user_id } satisfies Prisma.oauth_accountWhereInput
}
