import type { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { containing } from "../../containing.ts"
import { readPage } from "../../paging.ts"
import { dayToDate } from "../../rules/days.ts"
import type { Scope } from "../../scope.ts"
import { requireCurriculum } from "../curriculum/curriculum.service.ts"
import { requireStudent } from "../student/student.service.ts"
import { requireSubject } from "../subject/subject.service.ts"
import { visibleTo } from "./assignment.policy.ts"
import type { assignmentCountFilter, assignmentCounts, AssignmentFilter, AssignmentView } from "./assignment.schema.ts"
import { assignmentSelect, toAssignmentView } from "./assignment.select.ts"

const orders = {
  earliest_due: [{ due_date: "asc" }, { id: "asc" }],
  latest_due: [{ due_date: "desc" }, { id: "desc" }],
  latest_assigned: [{ assigned_date: "desc" }, { id: "desc" }],
} satisfies Record<string, Prisma.assignmentOrderByWithRelationInput[]>

/**
 * Assignments by due day, the earliest first unless the filter's order says otherwise. NOT_FOUND where the filter names
 * what the caller may not see (DECISIONS 38).
 */
export async function listAssignments(scope: Scope, filter: AssignmentFilter): Promise<AssignmentView[]> {
  const order = orders[filter.order ?? "earliest_due"]
  const rows = await readPage(filter, {
    order,
    place: (id) =>
      scope.db.assignment.findFirst({
        where: { id, AND: visibleTo(scope) },
        select: { id: true, due_date: true, assigned_date: true },
      }),
    read: ({ take, after }) =>
      scope.db.assignment.findMany({
        where: { AND: [matching(scope, filter), after] },
        select: assignmentSelect,
        orderBy: order,
        take,
      }),
  })
  // What may not be seen is of nothing that is listed: only an empty list has to ask.
  if (rows.length === 0) await requireFiltered(scope, filter)
  return rows.map((row) => toAssignmentView(row, scope.today))
}

/** These assignments, by due day; what the caller may not see is left out. */
export async function readAssignments(scope: Scope, ids: string[]): Promise<AssignmentView[]> {
  const rows = await scope.db.assignment.findMany({
    where: { id: { in: ids }, AND: visibleTo(scope) },
    select: assignmentSelect,
    orderBy: [{ due_date: "asc" }, { id: "asc" }],
  })
  return rows.map((row) => toAssignmentView(row, scope.today))
}

/** How many match in each status; overdue ones count under their stored status too. */
export async function countAssignments(
  scope: Scope,
  filter: z.output<typeof assignmentCountFilter>,
): Promise<z.output<typeof assignmentCounts>> {
  await requireFiltered(scope, filter)
  const where = matching(scope, filter)
  const stored = await scope.db.assignment.groupBy({ by: ["status"], where, _count: true })
  const overdue = await scope.db.assignment.count({ where: { AND: [where, overdueOn(scope)] } })
  const of = (status: string) => stored.find((row) => row.status === status)?._count ?? 0
  const total = stored.reduce((sum, row) => sum + row._count, 0)
  return {
    total,
    assigned: of("assigned"),
    in_progress: of("in_progress"),
    submitted: of("submitted"),
    graded: of("graded"),
    overdue,
  }
}

async function requireFiltered(
  scope: Scope,
  { student_id, subject_id, curriculum_id }: AssignmentFilter,
): Promise<void> {
  if (student_id) await requireStudent(scope, student_id)
  if (subject_id) await requireSubject(scope, subject_id)
  if (curriculum_id) await requireCurriculum(scope, curriculum_id)
}

function matching(scope: Scope, filter: AssignmentFilter): Prisma.assignmentWhereInput {
  const { student_id, subject_id, curriculum_id, status, start_date, end_date, search } = filter
  const due = { gte: start_date && dayToDate(start_date), lte: end_date && dayToDate(end_date) }
  return {
    AND: [
      visibleTo(scope),
      { student_id, curriculum_id, curriculum: subject_id ? { subject_id } : undefined, due_date: due },
      withStatus(scope, status),
      search ? { OR: texts.map((text) => ({ [text]: containing(search) })) } : {},
    ],
  }
}

/** What a search looks into. */
const texts = ["title", "description", "instructions"] as const

function withStatus(scope: Scope, status: AssignmentFilter["status"]): Prisma.assignmentWhereInput {
  if (status === "overdue") return overdueOn(scope)
  return { status: status === "open" ? { not: "graded" } : status }
}

/** S §4, as a where clause: the twin of rules/assignment-status.ts, which a test holds beside it. */
function overdueOn({ today }: Scope): Prisma.assignmentWhereInput {
  return { status: { not: "graded" }, due_date: { lt: dayToDate(today) } }
}
