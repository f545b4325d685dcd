import type { Scope } from "../../scope.ts"
import type { SubjectSummary } from "../subject/subject.schema.ts"

/** What a child has to do in one subject, how much of it is graded, and the points of what counts. */
export type SubjectSums = {
  subject: SubjectSummary
  assignment_count: number
  graded_count: number
  earned: number
  possible: number
}

type Row = Omit<SubjectSums, "subject" | "earned" | "possible"> &
  SubjectSummary & { student_id: string; earned: string; possible: string }

/**
 * The subjects that each of these children has a curriculum of, by name, added up in one statement; a child without any is
 * absent. What counts is graded now and worth more than 0 points (DECISIONS 33, 42). The children are such as the caller
 * may see.
 */
export async function sumBySubject({ db, family_id }: Scope, students: string[]): Promise<Map<string, SubjectSums[]>> {
  const rows = await db.$queryRaw<Row[]>`
    WITH work AS MATERIALIZED (
      -- By itself and of the whole family, so that its work and its grades are read once, however few the planner expects.
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
      coalesce(sum(w.earned), 0)::text AS earned,
      coalesce(sum(w.possible), 0)::text AS possible
    FROM curriculum c
    JOIN subject s ON s.family_id = c.family_id AND s.id = c.subject_id
    LEFT JOIN work w ON w.curriculum_id = c.id
    WHERE c.family_id = ${family_id}::uuid AND c.student_id = ANY(${students}::uuid[])
    GROUP BY c.student_id, s.id
    ORDER BY s.name, s.id`
  const sums = new Map<string, SubjectSums[]>()
  for (const { student_id, id, name, color, icon, earned, possible, ...counts } of rows) {
    const subject = { id, name, color, icon }
    const before = sums.get(student_id) ?? []
    sums.set(student_id, [...before, { subject, ...counts, earned: Number(earned), possible: Number(possible) }])
  }
  return sums
}
