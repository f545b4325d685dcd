import type { Prisma } from "@hearthbook/db"
import { removedId } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { recordEvent } from "../auth/auth-event.ts"
import { visibleTo } from "./session.policy.ts"
import type { OpenSessionView } from "./session.schema.ts"
import { sessionSelect, toOpenSessionView } from "./session.select.ts"

/** The person's sessions, most recently used first. */
export async function listSessions(scope: Scope): Promise<OpenSessionView[]> {
  const rows = await scope.db.session.findMany({
    where: { AND: visibleTo(scope) },
    select: sessionSelect,
    orderBy: [{ last_seen_at: "desc" }, { id: "desc" }],
  })
  return rows.map((row) => toOpenSessionView(row, scope.actor.session_id))
}

/**
 * Signs one device out: the person's own, unless `whose` is wider. NOT_FOUND if it does not exist, is another person's, or was signed
 * out already.
 */
export async function removeSession(
  scope: Scope,
  id: string,
  whose: Prisma.sessionWhereInput = visibleTo(scope),
): Promise<{ id: string }> {
  const { db, actor, family_id, origin, now } = scope
  const ended = await db.session.updateMany({ where: { id, revoked_at: null, AND: whose }, data: { revoked_at: now } })
  const removed = removedId(id, ended, "session")
  await recordEvent(db, { ...origin, now }, { type: "session_revoked", family_id, user_id: actor.user_id })
  return removed
}
