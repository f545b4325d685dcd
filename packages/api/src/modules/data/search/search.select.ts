import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import { jsonOf, limitTo } from "../../../sql/statement.ts"
import { visibleRows as visibleWork } from "../../work/assignment/assignment.policy.ts"
import { visibleRows as visibleCourses } from "../../plan/curriculum/curriculum.policy.ts"
import { visibleRows as visibleLessons } from "../../work/lesson/lesson.policy.ts"
import { resourceSummary } from "../../work/resource/resource.schema.ts"
import { visibleRows as visibleStudents } from "../../family/student/student.policy.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"
import { mostHits, type SearchView } from "./search.schema.ts"

type Titled<Dated extends object> = Omit<SearchView["assignments"][number], "due_date"> & Dated
type HitsRow = Omit<SearchView, "lessons" | "assignments"> & {
  lessons: Titled<{ planned_date: Day | null }>[]
  assignments: Titled<{ due_date: Day }>[]
}

/** The best hits of each kind, in one statement. `words` are folded, and at least one. Resources are for adults, who see all of them. */
export async function selectHits(scope: Scope, words: string[]): Promise<SearchView> {
  const { db, family_id, today } = scope
  const own = Prisma.sql`a.search_text`
  const withCourse = Prisma.sql`a.search_text || ' ' || c.text`
  const inCourse = Prisma.sql`'subject', c.subject, 'student', c.student`
  // A child's name alone is no reason to list all of the child's work.
  const titled = Prisma.sql`(${hasWords(own, words, " OR ")}) AND ${hasWords(withCourse, words)}`
  const nearest = (day: Prisma.Sql) => Prisma.sql`${beginsWith(own, words)}, abs(${day} - ${today}::date), a.id`
  const [row] = await db.$queryRaw<HitsRow[]>`
    WITH course AS MATERIALIZED (
      SELECT a.id, a.academic_year, ${jsonOf("su", subjectSummary)} AS subject, ${jsonOf("st", studentSummary)} AS student,
        (fold_text(su.name) || ' ' || st.search_text) COLLATE "C" AS text
      FROM curriculum a
      JOIN student st ON st.family_id = ${family_id}::uuid AND st.id = a.student_id
      JOIN subject su ON su.family_id = ${family_id}::uuid AND su.id = a.subject_id
      WHERE ${visibleCourses(scope)}
    )
    SELECT
      ${hits(
        jsonOf("a", studentSummary),
        Prisma.sql`student a WHERE ${visibleStudents(scope)} AND ${hasWords(own, words)}`,
        Prisma.sql`${beginsWith(own, words)}, a.first_name, a.id`,
      )} AS students,
      ${hits(
        Prisma.sql`jsonb_build_object('id', c.id, 'academic_year', c.academic_year, ${inCourse})`,
        Prisma.sql`course c WHERE ${hasWords(Prisma.sql`c.text`, words)}`,
        Prisma.sql`c.academic_year DESC, ${beginsWith(Prisma.sql`c.text`, words)}, c.text, c.id`,
      )} AS courses,
      ${hits(
        Prisma.sql`jsonb_build_object('id', a.id, 'title', a.title, 'planned_date', a.planned_date, ${inCourse})`,
        Prisma.sql`lesson a JOIN course c ON c.id = a.curriculum_id WHERE ${visibleLessons(scope)} AND ${titled}`,
        nearest(Prisma.sql`a.planned_date`),
      )} AS lessons,
      ${hits(
        Prisma.sql`jsonb_build_object('id', a.id, 'title', a.title, 'due_date', a.due_date, ${inCourse})`,
        Prisma.sql`assignment a JOIN course c ON c.id = a.curriculum_id WHERE ${visibleWork(scope)} AND ${titled}`,
        nearest(Prisma.sql`a.due_date`),
      )} AS assignments,
      ${hits(
        jsonOf("a", resourceSummary),
        Prisma.sql`resource a WHERE a.family_id = ${family_id}::uuid AND ${hasWords(own, words)}`,
        Prisma.sql`${beginsWith(own, words)}, a.title, a.id`,
      )} AS resources`
  if (!row) throw new Error("A SELECT without FROM returns one row.")
  return {
    ...row,
    lessons: row.lessons.map((hit) => ({ ...hit, planned_date: hit.planned_date && dayToMidnight(hit.planned_date) })),
    assignments: row.assignments.map((hit) => ({ ...hit, due_date: dayToMidnight(hit.due_date) })),
  }
}

/** The first rows as one JSON list. */
function hits(json: Prisma.Sql, rows: Prisma.Sql, order: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(jsonb_agg(x.hit ORDER BY x.place), '[]')
    FROM (
      SELECT ${json} AS hit, row_number() OVER (ORDER BY ${order}) AS place FROM ${rows} ORDER BY place ${limitTo(mostHits)}
    ) x
  )`
}

function hasWords(text: Prisma.Sql, words: string[], join = " AND "): Prisma.Sql {
  return Prisma.join(
    words.map((word) => Prisma.sql`strpos(${text}, ${word}::text) > 0`),
    join,
  )
}

/** An order in which texts that begin with the longest word come first. */
function beginsWith(text: Prisma.Sql, words: string[]): Prisma.Sql {
  return Prisma.sql`strpos(${text}, ${words[0] ?? ""}::text) <> 1`
}
