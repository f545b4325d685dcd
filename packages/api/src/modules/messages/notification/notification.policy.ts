import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"

/** The person's own notifications, whatever their role, once the time for an undo of the cause is over. */
export function visibleTo({ actor, family_id, now }: Scope) {
  return { family_id, user_id: actor.user_id, visible_at: { lte: now } } satisfies Prisma.notificationWhereInput
}

/** The same as SQL for the rows `a`. */
export function visibleRows({ actor, family_id, now }: Scope): Prisma.Sql {
  return Prisma.sql`a.family_id = ${family_id}::uuid AND a.user_id = ${actor.user_id}::uuid AND a.visible_at <= ${now}`
}
