import { Prisma } from "@hearthbook/db"
import { z } from "zod"
import type { Scope } from "../../request/scope.ts"
import type { GradedCourse } from "../../rules/grading/course-grade.ts"
import type { GradingScale } from "../../rules/grading/grading-scale.ts"
import type { Day } from "../../rules/time/days.ts"
import { assignmentTypes } from "../../rules/assignment-types.ts"
import { dropLowest, gradeWeights } from "./grading.schema.ts"
import { courseScale, readScale } from "./course-scale.ts"

type Which = {
  /** Only work that is due in this period, both days included. */
  due?: { start_date: Day; end_date: Day } | undefined
  /** Each assignment by itself, for the table that explains a grade. Else work is added up where the rule only adds it up. */
  each?: boolean
  /** A condition for the courses `c`. */
  courses?: Prisma.Sql
}

/**
 * SQL that selects the graded work of the family's courses: the course's id, and a list for `readGradedCourse`. Work that is added up
 * has the type and the extra credit in common, and its course drops nothing.
 */
export function gradedWork({ family_id }: Pick<Scope, "family_id">, { due, each = false, courses }: Which = {}) {
  return Prisma.sql`
    SELECT p.curriculum_id, jsonb_agg(jsonb_build_object('id', p.id, 'type', p.type, 'due_date', p.due_date,
      'created_at', p.created_at, 'earned', p.earned, 'possible', p.possible, 'extra_credit', p.extra_credit)) AS work
    FROM (
      SELECT a.curriculum_id, a.type, a.extra_credit, min(a.id::text) AS id, min(a.due_date) AS due_date,
        min(a.created_at) AS created_at, sum(g.points_earned) AS earned, sum(a.points_possible) AS possible
      FROM assignment a
      JOIN grade g ON g.family_id = ${family_id}::uuid AND g.assignment_id = a.id
      JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = a.curriculum_id
      WHERE a.family_id = ${family_id}::uuid AND a.status = 'graded' AND a.points_possible > 0
        ${due ? Prisma.sql`AND a.due_date BETWEEN ${due.start_date}::date AND ${due.end_date}::date` : Prisma.empty}
        ${courses ? Prisma.sql`AND ${courses}` : Prisma.empty}
      GROUP BY a.curriculum_id, a.type, a.extra_credit,
        CASE WHEN ${each}::boolean OR c.drop_lowest IS NOT NULL THEN a.id END
    ) p
    GROUP BY p.curriculum_id`
}

const workJson = z.object({
  id: z.string(),
  type: z.enum(assignmentTypes),
  due_date: z.string(),
  created_at: z.string().transform((moment) => new Date(moment)),
  earned: z.number(),
  possible: z.number(),
  extra_credit: z.boolean(),
})

const courseJson = z.object({
  scale: z.unknown(),
  weights: gradeWeights.nullable(),
  drop_lowest: dropLowest.nullable(),
  work: z.array(workJson).nullable(),
})

/** A course as the rules of grades take it, with the whole scale. */
export type LoadedCourse = Omit<GradedCourse, "scale"> & { scale: GradingScale }

/** Reads a course of a statement: its scale, weights and drops as they are stored, and the work of `gradedWork`. */
export function readGradedCourse(json: unknown): LoadedCourse {
  const { scale, work, ...settings } = courseJson.parse(json)
  return { ...settings, scale: readScale(scale), work: work ?? [] }
}

/** The courses with their graded work, by id, in one statement. The caller must be allowed to see them. */
export async function loadGradedCourses(
  { db, family_id }: Pick<Scope, "db" | "family_id">,
  ids: string[],
  which: Omit<Which, "courses"> = {},
): Promise<Map<string, LoadedCourse>> {
  if (ids.length === 0) return new Map()
  const courses = Prisma.sql`c.id = ANY(${ids}::uuid[])`
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH graded AS MATERIALIZED (${gradedWork({ family_id }, { ...which, courses })})
    SELECT c.id, c.weights, c.drop_lowest, ${courseScale(family_id)} AS scale, w.work
    FROM curriculum c LEFT JOIN graded w ON w.curriculum_id = c.id
    WHERE c.family_id = ${family_id}::uuid AND ${courses}`
  return new Map(rows.map((row) => [row.id, readGradedCourse(row)]))
}
