import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../request/scope.ts"

/** The person's own notifications, whatever their role, once the time for an undo of the cause is over. */
export function visibleTo({ actor, family_id, now }: Scope) {
  return { family_id, user_id: actor.user_id, visible_at: { lte: now } } satisfies Prisma.notificationWhereInput
}
