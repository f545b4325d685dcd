import { can } from "@hearthbook/core/permissions/permissions"
import type { Scope } from "../../../request/scope.ts"

type Visitor = Pick<Scope, "actor" | "family_id">

/** True for those who decide who belongs to the family. They see and end every way in; others only what is their own. */
export function decides({ actor }: Visitor): boolean {
  return can(actor.role, "manage_members")
}

/** Rows of a login: all of the family's for its heads, a teacher's own. */
export function usedByVisible(scope: Visitor) {
  const { actor, family_id } = scope
  return { family_id, ...(!decides(scope) && { user_id: actor.user_id }) }
}

/** Rows that someone made: all of the family's for its heads, those that a teacher made. */
export function madeByVisible(scope: Visitor) {
  const { actor, family_id } = scope
  return { family_id, ...(!decides(scope) && { made_by: actor.user_id }) }
}
