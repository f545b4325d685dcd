import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { recordEvent } from "../../access/auth/auth-event.ts"
import type { MemberView } from "../../access/user/user.schema.ts"
import { memberSelect, toMemberView } from "../../access/user/user.select.ts"

/** Lets a suspended adult sign in again. NOT_FOUND for anyone who is not suspended. */
export async function letBackIn({ db, actor, family_id, origin, now }: Scope, id: string): Promise<MemberView> {
  const where = { id, family_id, suspended_at: { not: null } }
  found(await db.user.findFirst({ where, select: { id: true } }), "person")
  const row = await db.user.update({ where: { id, family_id }, data: { suspended_at: null }, select: memberSelect })
  await recordEvent(db, { ...origin, now }, { type: "member_let_in", family_id, user_id: actor.user_id })
  return toMemberView(row)
}
