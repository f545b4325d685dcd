import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../request/scope.ts"

/** One's own, whatever the role, from the moment on at which an Undo of its cause is over (DECISIONS 34d). */
export function visibleTo({ actor, family_id, now }: Scope) {
  return { family_id, user_id: actor.user_id, visible_at: { lte: now } } satisfies Prisma.notificationWhereInput
}
