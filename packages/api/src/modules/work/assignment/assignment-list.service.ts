import { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { keyset } from "../../../sql/keyset.ts"
import { findCursor } from "../../../sql/paging.ts"
import { matchesWords } from "../../../sql/search.ts"
import type { AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import type { Scope } from "../../../request/scope.ts"
import { allOf, type Condition } from "../../../sql/statement.ts"
import { hasWorkStatus, workStatus } from "../../../sql/status-conditions.ts"
import { requireCurriculum } from "../../plan/curriculum/curriculum.service.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { requireSubject } from "../../family/subject/subject.service.ts"
import { visibleRows, visibleTo } from "./assignment.policy.ts"
import type { assignmentCountFilter, assignmentCounts, AssignmentFilter, AssignmentView } from "./assignment.schema.ts"
import { byDueDay, selectAssignments } from "./assignment.select.ts"

/** The sort orders of a list of assignments. */
const orders = {
  earliest_due: byDueDay,
  latest_due: keyset("desc", [
    ["due_date", "date"],
    ["id", "uuid"],
  ]),
  latest_assigned: keyset("desc", [
    ["assigned_date", "date"],
    ["id", "uuid"],
  ]),
}

/**
 * Assignments by due day, earliest first unless the filter has another order. NOT_FOUND if the filter names something that the
 * caller may not see.
 */
export async function listAssignments(scope: Scope, filter: AssignmentFilter): Promise<AssignmentView[]> {
  const { order, after } = orders[filter.order ?? "earliest_due"]
  const from = await findCursor(filter.cursor, (id) =>
    scope.db.assignment.findFirst({
      where: { id, AND: visibleTo(scope) },
      select: { id: true, due_date: true, assigned_date: true },
    }),
  )
  const where = [...filterConditions(scope, filter), from && after(from)]
  const assignments = await selectAssignments(scope, { where, order, limit: filter.limit })
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (assignments.length === 0) await requireFilterAccess(scope, filter)
  return assignments
}

/** These assignments by due day, without those that the caller may not see. */
export function readAssignments(scope: Scope, ids: string[]): Promise<AssignmentView[]> {
  return selectAssignments(scope, { where: [Prisma.sql`a.id = ANY(${ids}::uuid[])`], order: byDueDay.order })
}

type StatusCount = { status: AssignmentStatus; count: number; overdue: number; overdue_to_do: number }

/** Counts the assignments in each status. Overdue ones count under their stored status too. */
export async function countAssignments(
  scope: Scope,
  filter: z.output<typeof assignmentCountFilter>,
): Promise<z.output<typeof assignmentCounts>> {
  await requireFilterAccess(scope, filter)
  const where = allOf(visibleRows(scope), filterConditions(scope, filter))
  // Graded work is counted apart, so that each half is read from the index of its status instead of from the table.
  const stored = await scope.db.$queryRaw<StatusCount[]>`
    SELECT a.status::text, count(*)::int AS count,
      (count(*) FILTER (WHERE ${isOverdue(scope)}))::int AS overdue,
      (count(*) FILTER (WHERE ${isOverdueToDo(scope)}))::int AS overdue_to_do
    FROM assignment a
    WHERE NOT ${workStatus.isGraded("a")} AND ${where}
    GROUP BY a.status
    UNION ALL
    SELECT 'graded', count(*)::int, 0, 0 FROM assignment a WHERE ${workStatus.isGraded("a")} AND ${where}`
  const of = (status: AssignmentStatus) => stored.find((row) => row.status === status)?.count ?? 0
  return {
    total: stored.reduce((sum, { count }) => sum + count, 0),
    assigned: of("assigned"),
    in_progress: of("in_progress"),
    submitted: of("submitted"),
    graded: of("graded"),
    overdue: stored.reduce((sum, { overdue }) => sum + overdue, 0),
    overdue_to_do: stored.reduce((sum, { overdue_to_do }) => sum + overdue_to_do, 0),
  }
}

async function requireFilterAccess(
  scope: Scope,
  { student_id, subject_id, curriculum_id }: AssignmentFilter,
): Promise<void> {
  if (student_id) await requireStudent(scope, student_id)
  if (subject_id) await requireSubject(scope, subject_id)
  if (curriculum_id) await requireCurriculum(scope, curriculum_id)
}

/** The filter as conditions for the assignments `a`. */
function filterConditions(scope: Scope, filter: AssignmentFilter): Condition[] {
  const { student_id, subject_id, curriculum_id, status, start_date, end_date, search } = filter
  return [
    student_id && Prisma.sql`a.student_id = ${student_id}::uuid`,
    curriculum_id && Prisma.sql`a.curriculum_id = ${curriculum_id}::uuid`,
    subject_id && isOfSubject(scope, subject_id),
    start_date && Prisma.sql`a.due_date >= ${start_date}::date`,
    end_date && Prisma.sql`a.due_date <= ${end_date}::date`,
    status && hasStatus(scope, status),
    ...matchesWords(search),
  ]
}

function isOfSubject({ family_id }: Scope, subject_id: string): Prisma.Sql {
  return Prisma.sql`a.curriculum_id IN (
    SELECT id FROM curriculum WHERE family_id = ${family_id}::uuid AND subject_id = ${subject_id}::uuid
  )`
}

function hasStatus(scope: Scope, status: NonNullable<AssignmentFilter["status"]>): Prisma.Sql {
  if (status === "overdue") return isOverdue(scope)
  if (status === "overdue_to_do") return isOverdueToDo(scope)
  if (status === "open") return workStatus.isOpen("a")
  return status === "to_do" ? workStatus.isToDo("a") : hasWorkStatus(status, "a")
}

/** The rule of core/work/assignment-status.ts in SQL. A test compares the two. */
function isOverdue({ today }: Scope): Prisma.Sql {
  return Prisma.sql`(${workStatus.isOpen("a")} AND a.due_date < ${today}::date)`
}

function isOverdueToDo({ today }: Scope): Prisma.Sql {
  return Prisma.sql`(${workStatus.isToDo("a")} AND a.due_date < ${today}::date)`
}
