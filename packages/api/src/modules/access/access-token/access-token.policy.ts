import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"

/** The person's own tokens: nobody sees those of another adult. */
export function visibleTo({ actor, family_id }: Scope) {
  return { family_id, user_id: actor.user_id } satisfies Prisma.access_tokenWhereInput
}
