import type { Scope } from "../../request/scope.ts"

/**
 * Locks an assignment until the transaction ends. A grade depends on the points of its assignment, so changes of the two wait
 * for each other. Read the assignment after locking it.
 */
export async function lockAssignment({ db, family_id }: Scope, id: string): Promise<void> {
  // Locks the child first, as deleting the child does. Taking locks in the same order prevents deadlocks.
  await db.$queryRaw`
    SELECT a.id FROM student st JOIN assignment a ON a.family_id = st.family_id AND a.student_id = st.id
    WHERE a.family_id = ${family_id}::uuid AND a.id = ${id}::uuid FOR KEY SHARE OF st FOR UPDATE OF a`
}
