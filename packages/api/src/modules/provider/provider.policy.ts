import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../request/scope.ts"

export function visibleTo({ family_id }: Scope) {
  return { family_id } satisfies Prisma.providerWhereInput
}
