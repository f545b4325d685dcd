import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import type { LoggedLesson } from "@hearthbook/core/requirements/report-lines"
import { allOf } from "../../../sql/statement.ts"
import { workStatus } from "../../../sql/status-conditions.ts"
import { visibleRows as visibleWork } from "../../work/assignment/assignment.policy.ts"
import { visibleRows as visibleLessons } from "../../work/lesson/lesson.policy.ts"
import type { Period } from "./filing-period.service.ts"

type Span = Period & { student_id: string }

/** The lessons that a child did in a period, by day, in one statement. */
export function selectLog(scope: Scope, { student_id, start_date, end_date }: Span): Promise<LoggedLesson[]> {
  const { db, family_id, calendar } = scope
  const visible = allOf(visibleLessons(scope), [
    Prisma.sql`a.student_id = ${student_id}::uuid`,
    Prisma.sql`a.completed_on BETWEEN ${start_date}::date AND ${end_date}::date`,
  ])
  return db.$queryRaw<LoggedLesson[]>`
    SELECT a.completed_on::text AS date, s.name AS subject, a.title, coalesce((
        SELECT array_agg(r.title ORDER BY x.position) FROM lesson_resource x
        JOIN resource r ON r.family_id = ${family_id}::uuid AND r.id = x.resource_id
        WHERE x.family_id = ${family_id}::uuid AND x.lesson_id = a.id
      ), '{}') AS resources,
      CASE WHEN (a.completed_at AT TIME ZONE ${calendar.time_zone})::date > a.completed_on + 7
        THEN (a.completed_at AT TIME ZONE ${calendar.time_zone})::date::text END AS recorded_on
    FROM lesson a
    JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = a.curriculum_id
    JOIN subject s ON s.family_id = ${family_id}::uuid AND s.id = c.subject_id
    WHERE ${visible}
    ORDER BY a.completed_on, a.position, a.id`
}

/** The work that a child handed in and that was due in a period, by subject and day, in one statement. */
export function selectWork(
  scope: Scope,
  { student_id, start_date, end_date }: Span,
): Promise<{ subject: string; title: string }[]> {
  const { db, family_id } = scope
  const visible = allOf(visibleWork(scope), [
    Prisma.sql`a.student_id = ${student_id}::uuid`,
    workStatus.isTurnedIn("a"),
    Prisma.sql`a.due_date BETWEEN ${start_date}::date AND ${end_date}::date`,
  ])
  return db.$queryRaw`
    SELECT s.name AS subject, a.title
    FROM assignment a
    JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = a.curriculum_id
    JOIN subject s ON s.family_id = ${family_id}::uuid AND s.id = c.subject_id
    WHERE ${visible}
    ORDER BY s.name, a.due_date, a.id`
}
