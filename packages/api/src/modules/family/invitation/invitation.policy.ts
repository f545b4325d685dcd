import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"

/** The family's pending invitations. */
export function visibleTo({ family_id }: Scope) {
  return { family_id, accepted_at: null } satisfies Prisma.invitationWhereInput
}
