import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import { visibleTo } from "./student.policy.ts"
import type { StudentSummary } from "./student.schema.ts"
import { studentSummarySelect, toStudentSummary } from "./student.select.ts"

/** The students with these ids, in this order. One statement. NOT_FOUND if the caller may not see one of them. */
export async function loadStudents(scope: Scope, ids: string[]): Promise<StudentSummary[]> {
  const where = { id: { in: ids }, AND: visibleTo(scope) }
  const rows = await scope.db.student.findMany({ where, select: studentSummarySelect })
  const students = new Map(rows.map((row) => [row.id, toStudentSummary(row)]))
  return ids.map((id) => found(students.get(id) ?? null, "student"))
}
