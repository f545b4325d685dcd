import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../request/scope.ts"

/** The family's marks: only adults come this far (DECISIONS 16). */
export function visibleTo({ family_id }: Scope) {
  return { family_id } satisfies Prisma.attendance_recordWhereInput
}

/** The same of the rows `a` of a statement by hand. */
export function visibleRows({ family_id }: Scope): Prisma.Sql {
  return Prisma.sql`a.family_id = ${family_id}::uuid`
}
