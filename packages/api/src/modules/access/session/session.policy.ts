import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"

/** The person's own open sessions, whatever their role. */
export function visibleTo({ actor, family_id, now }: Scope) {
  return {
    family_id,
    user_id: actor.user_id,
    revoked_at: null,
    expires_at: { gt: now },
  } satisfies Prisma.sessionWhereInput
}
