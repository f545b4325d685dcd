import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../request/scope.ts"

/** One's own sessions that are still open, and nobody else's, whatever the role. */
export function visibleTo({ actor, family_id, now }: Scope) {
  return {
    family_id,
    user_id: actor.user_id,
    revoked_at: null,
    expires_at: { gt: now },
  } satisfies Prisma.sessionWhereInput
}
