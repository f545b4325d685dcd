import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"

/** The family's pending invitations. Whoever removed a parent neither sees nor withdraws the link that puts them back. */
export function visibleTo({ family_id }: Scope) {
  return { family_id, accepted_at: null, is_return: false } satisfies Prisma.invitationWhereInput
}
