import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import type { GradeFigures } from "@hearthbook/core/grading/grade-figures"
import { subjectGrade } from "@hearthbook/core/grading/subject-grade"
import { courseScale, familyScale, readScale } from "../grading-scale/course-scale.ts"
import { partsOfCourse, readGradedCourse, workParts } from "../grading-scale/graded-courses.ts"
import type { SubjectSummary } from "../subject/subject.schema.ts"

/** A child's work in one subject: how much there is, how much is graded, the points of graded work, and the grade. */
export type SubjectSums = {
  subject: SubjectSummary
  assignment_count: number
  graded_count: number
  earned: number
  possible: number
  figures: GradeFigures
}

/** The same as a statement returns it, with what the rule takes. */
export type SubjectRow = Omit<SubjectSums, "subject" | "figures"> &
  SubjectSummary & { courses: unknown[]; family_scale: unknown }

/**
 * SQL that adds up the work of each child by the subjects of its curricula, or only those of one academic year. Points are those of
 * graded work worth more than 0; extra credit is not possible, only earned.
 */
export function subjectSums({ family_id }: Pick<Scope, "family_id">, academic_year?: string): Prisma.Sql {
  const ofYear = academic_year === undefined ? Prisma.empty : Prisma.sql`AND c.academic_year = ${academic_year}`
  return Prisma.sql`
    WITH work AS MATERIALIZED (
      SELECT p.curriculum_id, sum(p.assignment_count) AS assignment_count, sum(p.graded_count) AS graded_count, sum(p.earned) AS earned,
        sum(p.possible) FILTER (WHERE NOT p.extra_credit) AS possible, ${partsOfCourse} AS graded
      FROM (${workParts(family_id)}) p
      GROUP BY p.curriculum_id
    )
    SELECT c.student_id, s.id, s.name, s.color, s.icon,
      coalesce(sum(w.assignment_count), 0)::int AS assignment_count,
      coalesce(sum(w.graded_count), 0)::int AS graded_count,
      coalesce(sum(w.earned), 0)::float8 AS earned,
      coalesce(sum(w.possible), 0)::float8 AS possible,
      coalesce(json_agg(json_build_object('scale', ${courseScale(family_id)}, 'weights', c.weights,
        'drop_lowest', c.drop_lowest, 'work', w.graded)) FILTER (WHERE w.graded IS NOT NULL), '[]') AS courses,
      ${familyScale(family_id)} AS family_scale
    FROM curriculum c
    JOIN subject s ON s.family_id = c.family_id AND s.id = c.subject_id
    LEFT JOIN work w ON w.curriculum_id = c.id
    WHERE c.family_id = ${family_id}::uuid ${ofYear}
    GROUP BY c.student_id, s.id
    ORDER BY s.name, s.id`
}

export function toSubjectSums({ id, name, color, icon, courses, family_scale, ...counts }: SubjectRow): SubjectSums {
  const { assignment_count, graded_count, earned, possible } = counts
  const subject = { id, name, color, icon }
  return { subject, assignment_count, graded_count, earned, possible, figures: figuresOf(courses, family_scale) }
}

/** The grade of a subject from courses as a statement returns them. */
export function figuresOf(courses: unknown[], family_scale: unknown): GradeFigures {
  return subjectGrade(courses.map(readGradedCourse), readScale(family_scale))
}

/**
 * The sums of each of these children, by subject name, in one statement. A child without a curriculum is absent. The caller
 * must be allowed to see the children.
 */
export async function sumBySubject(
  scope: Scope,
  students: string[],
  academic_year?: string,
): Promise<Map<string, SubjectSums[]>> {
  const rows = await scope.db.$queryRaw<(SubjectRow & { student_id: string })[]>`
    SELECT * FROM (${subjectSums(scope, academic_year)}) AS sums WHERE student_id = ANY(${students}::uuid[])`
  const sums = new Map<string, SubjectSums[]>()
  for (const { student_id, ...row } of rows) {
    const before = sums.get(student_id) ?? []
    sums.set(student_id, [...before, toSubjectSums(row)])
  }
  return sums
}
