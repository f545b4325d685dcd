import type { Scope } from "../../request/scope.ts"

/**
 * Holds an assignment until this unit of work ends. A mark depends on the points its assignment is worth, so whoever
 * changes either waits here for whoever is changing the other; what is read afterwards is what it will be.
 */
export async function lockAssignment({ db, family_id }: Scope, id: string): Promise<void> {
  // Its child first, as a child's removal does: two that hold the same rows in the same order never stand in each other's way.
  await db.$queryRaw`
    SELECT a.id FROM student st JOIN assignment a ON a.family_id = st.family_id AND a.student_id = st.id
    WHERE a.family_id = ${family_id}::uuid AND a.id = ${id}::uuid FOR KEY SHARE OF st FOR UPDATE OF a`
}
