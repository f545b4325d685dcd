import type { Scope } from "../../request/scope.ts"

/** Holds the family's row until the unit ends: of two who do the same at once, the second sees what the first has done. */
export async function lockFamily({ db, family_id }: Pick<Scope, "db" | "family_id">): Promise<void> {
  await db.$queryRaw`SELECT id FROM family WHERE id = ${family_id}::uuid FOR NO KEY UPDATE`
}
