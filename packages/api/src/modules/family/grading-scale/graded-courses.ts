import { Prisma } from "@hearthbook/db"
import { z } from "zod"
import type { Scope } from "../../../request/scope.ts"
import type { GradedCourse } from "@hearthbook/core/grading/course-grade"
import type { GradingScale } from "@hearthbook/core/grading/grading-scale"
import type { Day } from "@hearthbook/core/time/days"
import { assignmentTypes } from "@hearthbook/core/work/assignment-types"
import { allOf, isOneOf, type Condition } from "../../../sql/statement.ts"
import { workStatus } from "../../../sql/status-conditions.ts"
import { dropLowest, gradeWeights } from "./grading.schema.ts"
import { courseScale, readScale } from "./course-scale.ts"

type Which = {
  /** Only work that is due in this period, both days included. */
  due?: { start_date: Day; end_date: Day } | undefined
  /** Each assignment by itself, for the table that explains a grade. Else work is added up where the rule only adds it up. */
  each?: boolean | undefined
  /** A condition for the courses `c`. */
  courses?: Prisma.Sql
  /** The only course. */
  course_id?: string | undefined
}

/**
 * SQL that adds up the family's work by course, type and extra credit: how much there is, how much is graded, and the points of graded
 * work worth more than 0. In a course that drops the lowest grades, each assignment is a part by itself.
 *
 * OFFSET, so that each table is read once, however few rows the planner expects. Joined with the courses, each assignment was compared
 * with all of them.
 */
export function workParts(
  family_id: string,
  { each = false, course_id, where = [] }: Pick<Which, "each" | "course_id"> & { where?: Condition[] } = {},
) {
  const ofCourse = course_id && Prisma.sql`curriculum_id = ${course_id}::uuid`
  // The grades of one course are looked up; those of all would be compared with each assignment.
  const once = course_id ? Prisma.empty : Prisma.sql`OFFSET 0`
  const coursesWithDrops = Prisma.sql`SELECT id FROM curriculum WHERE family_id = ${family_id}::uuid AND drop_lowest IS NOT NULL`
  return Prisma.sql`
    SELECT a.curriculum_id, a.type, a.extra_credit, a.own_id,
      count(*) AS assignment_count,
      count(*) FILTER (WHERE a.is_graded) AS graded_count,
      count(g.points_earned) FILTER (WHERE a.counts) AS counted,
      min(a.due_date) FILTER (WHERE a.counts) AS due_date,
      min(a.created_at) FILTER (WHERE a.counts) AS created_at,
      sum(g.points_earned) FILTER (WHERE a.counts) AS earned,
      sum(a.points_possible) FILTER (WHERE a.counts AND g.points_earned IS NOT NULL) AS possible
    FROM (
      SELECT id, curriculum_id, type, extra_credit, points_possible, due_date, created_at, ${workStatus.isGraded()} AS is_graded,
        ${workStatus.counts()} AS counts,
        CASE WHEN ${each}::boolean OR curriculum_id = ANY (ARRAY(${coursesWithDrops})) THEN id END AS own_id
      FROM assignment WHERE ${allOf(Prisma.sql`family_id = ${family_id}::uuid`, [ofCourse, ...where])} OFFSET 0
    ) a
    LEFT JOIN (SELECT assignment_id, points_earned FROM grade WHERE family_id = ${family_id}::uuid ${once}) g
      ON g.assignment_id = a.id
    GROUP BY a.curriculum_id, a.type, a.extra_credit, a.own_id`
}

/** SQL for the list of the graded parts `p` of a course, for `readGradedCourse`. Parts that are added up have the id of their course. */
export const partsOfCourse = Prisma.sql`json_agg(json_build_object('id', coalesce(p.own_id, p.curriculum_id), 'type', p.type,
  'due_date', p.due_date, 'created_at', p.created_at, 'earned', p.earned, 'possible', p.possible,
  'extra_credit', p.extra_credit)) FILTER (WHERE p.counted > 0)`

/**
 * SQL that selects the graded work of the family's courses: the course's id, and a list for `readGradedCourse`. Work that is added up
 * has the type and the extra credit in common, and its course drops nothing.
 */
export function gradedWork({ family_id }: Pick<Scope, "family_id">, { due, each, courses, course_id }: Which = {}) {
  const where = [
    workStatus.counts(),
    due && Prisma.sql`due_date BETWEEN ${due.start_date}::date AND ${due.end_date}::date`,
    courses &&
      Prisma.sql`curriculum_id = ANY (ARRAY(SELECT c.id FROM curriculum c WHERE c.family_id = ${family_id}::uuid AND ${courses}))`,
  ]
  return Prisma.sql`
    SELECT p.curriculum_id, ${partsOfCourse} AS work
    FROM (${workParts(family_id, { each, course_id, where })}) p
    WHERE p.counted > 0
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
  which: Omit<Which, "courses" | "course_id"> = {},
): Promise<Map<string, LoadedCourse>> {
  if (ids.length === 0) return new Map()
  const courses = isOneOf(Prisma.sql`c.id`, ids)
  const narrowed = ids.length === 1 ? { course_id: ids[0] } : { courses }
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH graded AS MATERIALIZED (${gradedWork({ family_id }, { ...which, ...narrowed })})
    SELECT c.id, c.weights, c.drop_lowest, ${courseScale(family_id)} AS scale, w.work
    FROM curriculum c LEFT JOIN graded w ON w.curriculum_id = c.id
    WHERE c.family_id = ${family_id}::uuid AND ${courses}`
  return new Map(rows.map((row) => [row.id, readGradedCourse(row)]))
}
