import { AppError } from "@hearthbook/core/errors/errors"
import { removedId } from "@hearthbook/core/errors/not-found"
import { hashToken } from "../../../identity/tokens.ts"
import type { Scope } from "../../../request/scope.ts"
import { issueTabletToken, type TabletCookie } from "../../../request/tablet-cookie.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import { visibleTo } from "./tablet.policy.ts"
import type { TabletView } from "./tablet.schema.ts"
import { tabletSelect, toTabletView } from "./tablet.select.ts"

/** The number of tablets that a family can have. */
const most = 20

/** The family's tablets, newest first. */
export async function listTablets(scope: Scope, cookie: TabletCookie): Promise<TabletView[]> {
  const rows = await scope.db.tablet.findMany({
    where: { AND: visibleTo(scope) },
    select: tabletSelect,
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
  })
  return rows.map((row) => toTabletView(row, hashOf(cookie)))
}

/**
 * Makes the caller's device the family's tablet: its cookie gets a token, of which only the hash is stored. A device that is the family's
 * tablet already gets another name. CONFLICT if the family has 20.
 */
export async function enrollTablet(
  scope: Scope,
  cookie: TabletCookie,
  { name }: { name: string },
): Promise<TabletView> {
  const { db, actor, family_id, now, origin } = scope
  const own = await db.tablet.findFirst({
    where: { token_hash: hashOf(cookie) ?? "", AND: visibleTo(scope) },
    select: { id: true },
  })
  if (own) {
    const row = await db.tablet.update({ where: { id: own.id, family_id }, data: { name }, select: tabletSelect })
    return toTabletView(row, hashOf(cookie))
  }
  if ((await db.tablet.count({ where: { AND: visibleTo(scope) } })) >= most) {
    throw new AppError("CONFLICT", `A family can have ${most} tablets. Remove one first.`)
  }
  const token_hash = hashToken(issueTabletToken(cookie))
  const row = await db.tablet.create({
    data: { family_id, name, token_hash, made_by: actor.user_id, created_at: now },
    select: tabletSelect,
  })
  await recordEvent(db, { ...origin, now }, { type: "tablet_enrolled", family_id, user_id: actor.user_id })
  return toTabletView(row, token_hash)
}

/** Revokes a tablet. The children's sessions on it end with it. NOT_FOUND if the family has no such tablet. */
export async function removeTablet(scope: Scope, id: string): Promise<{ id: string }> {
  const { db, actor, family_id, now, origin } = scope
  const removed = removedId(id, await db.tablet.deleteMany({ where: { id, AND: visibleTo(scope) } }), "tablet")
  await recordEvent(db, { ...origin, now }, { type: "tablet_revoked", family_id, user_id: actor.user_id })
  return removed
}

function hashOf({ token }: TabletCookie): string | null {
  return token && hashToken(token)
}
