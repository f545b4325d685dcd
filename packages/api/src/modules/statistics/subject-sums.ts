import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../request/scope.ts"
import type { SubjectSummary } from "../subject/subject.schema.ts"

/** A child's work in one subject: how much there is, how much is graded, and the points of graded work. */
export type SubjectSums = {
  subject: SubjectSummary
  assignment_count: number
  graded_count: number
  earned: number
  possible: number
}

type Row = Omit<SubjectSums, "subject"> & SubjectSummary & { student_id: string }

/**
 * SQL that adds up the work of each child by the subjects of its curricula. Points are those of graded work worth more than 0.
 */
export function subjectSums({ family_id }: Pick<Scope, "family_id">): Prisma.Sql {
  return Prisma.sql`
    WITH work AS MATERIALIZED (
      -- A separate step for the whole family, so that its work and its grades are read once, however few rows the planner
      -- expects.
      SELECT a.curriculum_id,
        count(*) AS assignment_count,
        count(*) FILTER (WHERE a.status = 'graded') AS graded_count,
        sum(g.points_earned) FILTER (WHERE a.status = 'graded' AND a.points_possible > 0) AS earned,
        sum(a.points_possible) FILTER (WHERE a.status = 'graded' AND g.id IS NOT NULL) AS possible
      FROM assignment a
      LEFT JOIN grade g ON g.family_id = ${family_id}::uuid AND g.assignment_id = a.id
      WHERE a.family_id = ${family_id}::uuid
      GROUP BY a.curriculum_id
    )
    SELECT c.student_id, s.id, s.name, s.color, s.icon,
      coalesce(sum(w.assignment_count), 0)::int AS assignment_count,
      coalesce(sum(w.graded_count), 0)::int AS graded_count,
      coalesce(sum(w.earned), 0)::float8 AS earned,
      coalesce(sum(w.possible), 0)::float8 AS possible
    FROM curriculum c
    JOIN subject s ON s.family_id = c.family_id AND s.id = c.subject_id
    LEFT JOIN work w ON w.curriculum_id = c.id
    WHERE c.family_id = ${family_id}::uuid
    GROUP BY c.student_id, s.id
    ORDER BY s.name, s.id`
}

/**
 * The sums of each of these children, by subject name, in one statement. A child without a curriculum is absent. The caller
 * must be allowed to see the children.
 */
export async function sumBySubject(scope: Scope, students: string[]): Promise<Map<string, SubjectSums[]>> {
  const rows = await scope.db.$queryRaw<Row[]>`
    SELECT * FROM (${subjectSums(scope)}) AS sums WHERE student_id = ANY(${students}::uuid[])`
  const sums = new Map<string, SubjectSums[]>()
  for (const { student_id, id, name, color, icon, ...counts } of rows) {
    const before = sums.get(student_id) ?? []
    sums.set(student_id, [...before, { subject: { id, name, color, icon }, ...counts }])
  }
  return sums
}
