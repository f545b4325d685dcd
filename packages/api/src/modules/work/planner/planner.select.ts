import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { Day } from "@hearthbook/core/time/days"
import { allOf, jsonOf } from "../../../sql/statement.ts"
import { lessonStatus, workStatus } from "../../../sql/status-conditions.ts"
import { visibleRows as visibleWork } from "../assignment/assignment.policy.ts"
import { visibleRows as visibleLessons } from "../lesson/lesson.policy.ts"
import { visibleRows as visibleStudents } from "../../family/student/student.policy.ts"
import { studentSummary, type StudentSummary } from "../../family/student/student.schema.ts"
import { mostLeftOver, type PlannerFilter } from "./planner.schema.ts"

type ChildRow = {
  student: StudentSummary
  marks: { date: Day; status: AttendanceStatus; fraction: number; minutes: number | null; version: number }[]
  /** The classes whose time was written down. */
  held: { date: Day; schedule_id: string }[]
  /** The minutes of a lesson, by course. */
  course_minutes: Record<string, number>
  /** The family's settings, the same for each child. */
  max_day_minutes: number | null
  adult_below_grade: string | null
}

/** The students that the caller may see, by first name, with their marks in the range, in one statement. */
export async function readChildren(
  scope: Scope,
  { start_date, end_date, student_id }: PlannerFilter,
): Promise<ChildRow[]> {
  return scope.db.$queryRaw`
    SELECT ${jsonOf("a", studentSummary)} AS student,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('date', x.date, 'status', x.status, 'fraction', x.fraction, 'minutes', x.minutes,
          'version', x.version)), '[]')
        FROM attendance_record x
        WHERE x.family_id = a.family_id AND x.student_id = a.id
          AND x.date BETWEEN ${start_date}::date AND ${end_date}::date) AS marks,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('date', x.date, 'schedule_id', x.schedule_id)), '[]')
        FROM time_entry x
        WHERE x.family_id = a.family_id AND x.student_id = a.id AND x.schedule_id IS NOT NULL
          AND x.date BETWEEN ${start_date}::date AND ${end_date}::date) AS held,
      (SELECT coalesce(jsonb_object_agg(x.id, x.minutes_per_lesson), '{}')
        FROM curriculum x
        WHERE x.family_id = a.family_id AND x.student_id = a.id AND x.minutes_per_lesson IS NOT NULL) AS course_minutes,
      f.max_day_minutes, f.adult_below_grade
    FROM student a JOIN family f ON f.id = a.family_id
    WHERE ${allOf(visibleStudents(scope), [student_id && Prisma.sql`a.id = ${student_id}::uuid`])}
    ORDER BY a.first_name, a.id`
}

/** A row without its place on the board: `count` is the student's number of such rows. */
type Unplaced = { kind: "left_over" | "fixed" | "undated" | "late"; id: string; student_id: string; count: number }

/**
 * The lessons left over and without a day, and the overdue work that is not turned in: the earliest of each student, in one statement.
 * Lessons left over are those that a move takes as missed (core/planning/move-ranges.ts); `fixed` are the pinned ones.
 */
export async function readUnplaced(scope: Scope): Promise<Unplaced[]> {
  const { family_id, today } = scope
  // Written into the statement. With parameters, it would be planned anew each time.
  const constant = (value: string | number | boolean) => Prisma.raw(String(value))
  const earliest = (kind: Unplaced["kind"], rows: Prisma.Sql, order: Prisma.Sql) => Prisma.sql`
    SELECT ${constant(`'${kind}'`)} AS kind, id, student_id, count::int
    FROM (
      SELECT a.id, a.student_id, count(*) OVER (PARTITION BY a.student_id) AS count,
        row_number() OVER (PARTITION BY a.student_id ORDER BY ${order}) AS place
      FROM ${rows}
    ) AS placed
    WHERE place <= ${constant(mostLeftOver)}`
  const dated = Prisma.sql`lesson a
    JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = a.curriculum_id AND c.mode = 'dated'`
  const missed = (pinned: boolean) => Prisma.sql`${dated}
    WHERE ${visibleLessons(scope)} AND ${lessonStatus.isPlanned("a")} AND a.pinned = ${constant(pinned)} AND a.planned_date < ${today}::date`
  const undated = Prisma.sql`${dated}
    WHERE ${visibleLessons(scope)} AND ${lessonStatus.isPlanned("a")} AND a.planned_date IS NULL`
  const work = Prisma.sql`assignment a
    WHERE ${visibleWork(scope)} AND ${workStatus.isToDo("a")} AND a.due_date < ${today}::date`
  return scope.db.$queryRaw`
    ${earliest("left_over", missed(false), Prisma.sql`a.planned_date, a.position, a.id`)}
    UNION ALL ${earliest("fixed", missed(true), Prisma.sql`a.planned_date, a.position, a.id`)}
    UNION ALL ${earliest("undated", undated, Prisma.sql`a.curriculum_id, a.position, a.id`)}
    UNION ALL ${earliest("late", work, Prisma.sql`a.due_date, a.id`)}`
}
