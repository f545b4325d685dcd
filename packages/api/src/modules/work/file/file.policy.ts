import type { Prisma } from "@hearthbook/db"
import { boundChild, type Scope } from "../../../request/scope.ts"

/**
 * Adults see the files of the family's work, each other's pictures, the logos of providers and of the school, and what was filed. A child sees the files of its
 * own work.
 */
export function visibleTo({ actor, family_id }: Scope) {
  const child = boundChild(actor)
  const ofWork = { student_id: child ?? undefined }
  const ofAdults = child
    ? []
    : [{ user_id: { not: null } }, { provider_id: { not: null } }, { filing_id: { not: null } }, { is_logo: true }]
  return {
    family_id,
    OR: [{ assignment: { is: ofWork } }, { submission: { is: ofWork } }, ...ofAdults],
  } satisfies Prisma.fileWhereInput
}
