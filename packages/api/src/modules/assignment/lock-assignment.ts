import type { Scope } from "../../scope.ts"

/**
 * Holds an assignment until this unit of work ends. A mark depends on the points its assignment is worth, so whoever
 * changes either waits here for whoever is changing the other; what is read afterwards is what it will be.
 */
export async function lockAssignment({ db, family_id }: Scope, id: string): Promise<void> {
  await db.$queryRaw`SELECT id FROM assignment WHERE id = ${id}::uuid AND family_id = ${family_id}::uuid FOR UPDATE`
}
