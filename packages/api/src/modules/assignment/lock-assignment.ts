import type { Scope } from "../../scope.ts"

/**
 * Holds an assignment until this unit of work ends. A mark depends on the points its assignment is worth, so whoever
 * changes either waits here for whoever is changing the other; what is read afterwards is what it will be.
 */
export async function lockAssignment({ db, family_id }: Scope, id: string): Promise<void> {
  // Its child first, as a child's removal does: two that hold the same rows in the same order never stand in each other's way.
  await db.$queryRaw`
    WITH child AS MATERIALIZED (
      SELECT id FROM student WHERE family_id = ${family_id}::uuid
        AND id = (SELECT student_id FROM assignment WHERE id = ${id}::uuid) FOR KEY SHARE
    )
    SELECT a.id FROM child JOIN assignment a ON a.student_id = child.id
    WHERE a.family_id = ${family_id}::uuid AND a.id = ${id}::uuid FOR UPDATE OF a`
}
