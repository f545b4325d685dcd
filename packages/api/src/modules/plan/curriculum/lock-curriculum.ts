import type { Scope } from "../../../request/scope.ts"

/** Locks a curriculum until the transaction ends, against changes of the order, the days and the pace of its lessons. */
export async function lockCurriculum({ db, family_id }: Scope, id: string): Promise<void> {
  await db.$queryRaw`
    SELECT id FROM curriculum WHERE id = ${id}::uuid AND family_id = ${family_id}::uuid FOR NO KEY UPDATE`
}
