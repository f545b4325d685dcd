import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../scope.ts"
import { visibleTo } from "../student/student.policy.ts"
import { studentSummarySelect, toStudentSummary } from "../student/student.select.ts"

type Sums = { earned: string | null; possible: string | null }

/** Points earned and possible of all work that counts: graded now, and worth more than 0 (DECISIONS 33, 42). */
export async function sumGradedPoints({ db, family_id }: Scope): Promise<{ earned: number; possible: number }> {
  const [sums] = await db.$queryRaw<Sums[]>`
    SELECT sum(g.points_earned)::text AS earned, sum(a.points_possible)::text AS possible
    FROM grade g
    JOIN assignment a ON a.family_id = g.family_id AND a.id = g.assignment_id
    WHERE g.family_id = ${family_id}::uuid AND a.status = 'graded' AND a.points_possible > 0`
  return { earned: Number(sums?.earned ?? 0), possible: Number(sums?.possible ?? 0) }
}

/**
 * Of each child the work that is overdue, the oldest three, with how much there is in all. By the rule of
 * rules/assignment-status.ts: not graded and due before today.
 */
export async function readOverdue({
  db,
  family_id,
  today,
}: Scope): Promise<{ id: string; student_id: string; count: number }[]> {
  return db.$queryRaw`
    SELECT id, student_id, count::int
    FROM (
      SELECT id, student_id, count(*) OVER of_child AS count,
        row_number() OVER (PARTITION BY student_id ORDER BY due_date, id) AS place
      FROM assignment
      WHERE family_id = ${family_id}::uuid AND status <> 'graded' AND due_date < ${today}::date
      WINDOW of_child AS (PARTITION BY student_id)
    ) AS overdue
    WHERE place <= 3
    ORDER BY student_id, place`
}

const childSelect = {
  ...studentSummarySelect,
  user: { select: { id: true } },
  _count: { select: { curricula: true } },
} satisfies Prisma.studentSelect

/** The children by first name, and what the guided setup asks of each (S §4). */
export async function readChildren(scope: Scope) {
  const rows = await scope.db.student.findMany({
    where: visibleTo(scope),
    select: childSelect,
    orderBy: [{ first_name: "asc" }, { id: "asc" }],
  })
  return rows.map(({ user, _count, ...row }) => ({
    student: toStudentSummary(row),
    has_login: user !== null,
    has_curriculum: _count.curricula > 0,
  }))
}
