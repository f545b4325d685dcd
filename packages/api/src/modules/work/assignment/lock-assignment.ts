import type { Scope } from "../../../request/scope.ts"

/**
 * Locks an assignment until the transaction ends. A grade depends on the points of its assignment, so changes of the two wait
 * for each other. Read the assignment after locking it.
 */
export async function lockAssignment(scope: Scope, id: string): Promise<void> {
  await lockAssignments(scope, [id])
}

/** Locks several assignments, in an order that is the same for every request. */
export async function lockAssignments({ db, family_id }: Scope, ids: string[]): Promise<void> {
  // Locks the children first, as deleting a child does. Taking locks in the same order prevents deadlocks.
  await db.$queryRaw`
    SELECT a.id FROM student st JOIN assignment a ON a.family_id = st.family_id AND a.student_id = st.id
    WHERE a.family_id = ${family_id}::uuid AND a.id = ANY(${ids}::uuid[])
    ORDER BY st.id, a.id FOR KEY SHARE OF st FOR UPDATE OF a`
}
