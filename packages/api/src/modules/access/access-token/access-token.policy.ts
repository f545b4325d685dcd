import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"

/** The person's own tokens. Heads of the family see the names of others' among the ways in, and can end them. */
export function visibleTo({ actor, family_id }: Scope) {
  return { family_id, user_id: actor.user_id } satisfies Prisma.access_tokenWhereInput
}
