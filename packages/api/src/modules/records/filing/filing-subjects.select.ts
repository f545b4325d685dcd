import type { Scope } from "../../../request/scope.ts"
import { coveredPercent } from "@hearthbook/core/requirements/report-fields"
import { lessonStatus } from "../../../sql/status-conditions.ts"
import { courseScale, familyScale } from "../../family/grading-scale/course-scale.ts"
import { gradedWork } from "../../family/grading-scale/graded-courses.ts"
import { figuresOf } from "../../family/statistics/subject-sums.ts"
import type { Period } from "./filing-period.service.ts"
import type { FilingDraftView } from "./filing.schema.ts"

type SubjectDraft = FilingDraftView["subjects"][number]
type SubjectRow = Pick<SubjectDraft, "subject_id" | "name" | "lessons_planned" | "lessons_done" | "materials"> & {
  courses: unknown[]
  family_scale: unknown
}

/** Lessons and graded work of a child's subjects in a period, by name, in one statement. */
export async function selectSubjects(
  { db, family_id }: Scope,
  { student_id, start_date, end_date }: Period & { student_id: string },
  minutes: Map<string, number>,
): Promise<SubjectDraft[]> {
  const rows = await db.$queryRaw<SubjectRow[]>`
    WITH course AS (
      SELECT c.id, c.subject_id FROM curriculum c
      WHERE c.family_id = ${family_id}::uuid AND c.student_id = ${student_id}::uuid
    ), done AS (
      SELECT c.subject_id, l.title, l.position, l.completed_on FROM lesson l JOIN course c ON c.id = l.curriculum_id
      WHERE l.family_id = ${family_id}::uuid AND l.student_id = ${student_id}::uuid AND ${lessonStatus.isDone("l")}
        AND l.completed_on BETWEEN ${start_date}::date AND ${end_date}::date
    ), planned AS (
      SELECT c.subject_id, count(*)::int AS planned, count(*) FILTER (WHERE ${lessonStatus.isDone("l")} AND l.completed_on <= ${end_date}::date)::int AS done
      FROM lesson l JOIN course c ON c.id = l.curriculum_id
      WHERE l.family_id = ${family_id}::uuid AND l.student_id = ${student_id}::uuid AND NOT ${lessonStatus.isSkipped("l")}
        AND l.planned_date BETWEEN ${start_date}::date AND ${end_date}::date
      GROUP BY 1
    ), graded AS MATERIALIZED (${gradedWork({ family_id }, { due: { start_date, end_date } })}), work AS (
      SELECT c.subject_id, jsonb_agg(jsonb_build_object('scale', ${courseScale(family_id)}, 'weights', c.weights,
        'drop_lowest', c.drop_lowest, 'work', g.work)) AS courses
      FROM graded g JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = g.curriculum_id
      WHERE c.student_id = ${student_id}::uuid
      GROUP BY 1
    )
    SELECT s.id AS subject_id, s.name, coalesce(p.planned, 0) AS lessons_planned, coalesce(p.done, 0) AS lessons_done,
      coalesce((
        SELECT jsonb_agg(t.title ORDER BY t.completed_on, t.position)
        FROM (SELECT * FROM done d WHERE d.subject_id = s.id ORDER BY d.completed_on, d.position LIMIT 200) t
      ), '[]') AS materials,
      coalesce(w.courses, '[]') AS courses, ${familyScale(family_id)} AS family_scale
    FROM subject s
    LEFT JOIN planned p ON p.subject_id = s.id
    LEFT JOIN work w ON w.subject_id = s.id
    WHERE s.family_id = ${family_id}::uuid
      AND (s.id = ANY(${[...minutes.keys()]}::uuid[]) OR p.planned > 0 OR w.courses IS NOT NULL
        OR EXISTS (SELECT FROM done d WHERE d.subject_id = s.id))
    ORDER BY s.name, s.id`
  return rows.map(({ courses, family_scale, ...row }) => {
    const { shown_percent: percent, letter } = figuresOf(courses, family_scale)
    return {
      ...row,
      minutes: minutes.get(row.subject_id) ?? 0,
      percent_covered: coveredPercent(row.lessons_planned, row.lessons_done),
      percent,
      letter,
    }
  })
}
