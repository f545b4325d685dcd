import { found } from "@hearthbook/core/errors/not-found"
import type { MarkCounts } from "@hearthbook/core/attendance/attendance"
import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { SchoolCalendar } from "@hearthbook/core/planning/school-days"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { jsonOf, limitTo } from "../../../sql/statement.ts"
import { lessonStatus, workStatus } from "../../../sql/status-conditions.ts"
import { onSchoolDaysOfYear } from "../../family/statistics/on-school-days.ts"
import { visibleRows } from "../../family/student/student.policy.ts"
import { studentSummary, type StudentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"
import { mostFixed, mostNoted, type FixedLesson, type NotedTime } from "./dashboard.schema.ts"

type Figures = {
  student_count: number
  open_count: number
  upcoming_count: number
  waiting_count: number
  earned: string | null
  possible: string | null
  marks: Partial<MarkCounts>
  left_over: { lessons: number; since: Day | null; fixed_count: number }
  /** Their days are without a time. */
  fixed: FixedLesson[]
}

/**
 * The counts for the dashboard's figures, in one statement. Marks are those on school days of the year in progress up to today.
 * Points are those of graded work worth more than 0; extra credit is earned, not possible.
 */
export async function readFigures(scope: Scope, school: SchoolCalendar) {
  const { db, family_id, today } = scope
  const rows = await db.$queryRaw<Figures[]>`
    WITH points AS (
      SELECT sum(m.points_earned)::text AS earned, sum(c.points_possible)::text AS possible
      FROM (
        -- OFFSET, so that each table is read once, however few rows the planner expects. Materialized, the rows took 1.4 times as long.
        SELECT id, CASE WHEN extra_credit THEN 0 ELSE points_possible END AS points_possible FROM assignment
        WHERE family_id = ${family_id}::uuid AND ${workStatus.counts()} OFFSET 0
      ) c
      JOIN (SELECT assignment_id, points_earned FROM grade WHERE family_id = ${family_id}::uuid OFFSET 0) m
        ON m.assignment_id = c.id
    ), work AS (
      SELECT count(*)::int AS open_count,
        (count(*) FILTER (WHERE due_date >= ${today}::date))::int AS upcoming_count,
        (count(*) FILTER (WHERE ${workStatus.isWaiting()}))::int AS waiting_count
      FROM assignment
      WHERE family_id = ${family_id}::uuid AND ${workStatus.isOpen()}
    ), missed AS MATERIALIZED (
      SELECT l.id, l.student_id, l.curriculum_id, l.title, l.planned_date, l.position, l.pinned, l.version, c.subject_id
      FROM lesson l
      JOIN curriculum c ON c.family_id = ${family_id}::uuid AND c.id = l.curriculum_id AND c.mode = 'dated'
      WHERE l.family_id = ${family_id}::uuid AND l.planned_date < ${today}::date AND ${lessonStatus.isPlanned("l")}
    ), left_over AS (
      -- The lessons that are not pinned are those that a move takes as missed: core/planning/move-ranges.ts.
      SELECT count(*) FILTER (WHERE NOT pinned) AS lessons, min(planned_date) FILTER (WHERE NOT pinned) AS since,
        count(*) FILTER (WHERE pinned) AS fixed_count
      FROM missed
    ), fixed AS (
      SELECT l.id, l.student_id, l.curriculum_id, l.title, l.planned_date, l.version, ${jsonOf("su", subjectSummary)} AS subject
      FROM (SELECT * FROM missed WHERE pinned ORDER BY planned_date, position, id ${limitTo(mostFixed)}) l
      JOIN subject su ON su.family_id = ${family_id}::uuid AND su.id = l.subject_id
      ORDER BY l.planned_date, l.position, l.id
    ), days AS (
      SELECT status, count(*) AS count
      FROM attendance_record
      WHERE family_id = ${family_id}::uuid AND ${onSchoolDaysOfYear(scope, school)}
      GROUP BY status
    )
    SELECT points.*, work.*, to_jsonb(left_over) AS left_over,
      (SELECT coalesce(jsonb_agg(to_jsonb(fixed)), '[]') FROM fixed) AS fixed,
      (SELECT count(*)::int FROM student WHERE family_id = ${family_id}::uuid) AS student_count,
      (SELECT coalesce(jsonb_object_agg(status, count), '{}') FROM days) AS marks
    FROM points, work, left_over`
  const { earned, possible, marks, ...counts } = found(rows[0] ?? null, "family")
  return {
    ...counts,
    points: { earned: Number(earned ?? 0), possible: Number(possible ?? 0) },
    marks: { present: 0, absent: 0, late: 0, excused: 0, ...marks },
  }
}

/**
 * The reason why work is on the dashboard. For overdue work, `count` is the number of all that the child has not turned in, and `place`
 * counts them from the oldest, which is 1.
 */
export type DashboardWork = {
  reason: "due" | "overdue" | "upcoming" | "waiting"
  id: string
  student_id: string
  count: number
  place: number
}

/**
 * The work on the dashboard, in one statement: all work due today, each child's oldest overdue assignments that are not turned in,
 * work of later days of all children, and work waiting for a grade that is not due today.
 */
export async function readDashboardWork(
  { db, family_id, today }: Scope,
  limits: { upcoming: number; waiting: number; overdue: number },
): Promise<DashboardWork[]> {
  return db.$queryRaw`
    SELECT 'due' AS reason, id, student_id, 0 AS count, 0 AS place
    FROM assignment WHERE family_id = ${family_id}::uuid AND due_date = ${today}::date
    UNION ALL
    SELECT 'overdue', id, student_id, count::int, place::int
    FROM (
      SELECT id, student_id, count(*) OVER (PARTITION BY student_id) AS count,
        row_number() OVER (PARTITION BY student_id ORDER BY due_date, id) AS place
      FROM assignment
      WHERE family_id = ${family_id}::uuid AND ${workStatus.isToDo()}
        AND due_date < ${today}::date
    ) AS late
    WHERE place <= ${limits.overdue}
    UNION ALL (
      SELECT 'upcoming', id, student_id, 0, 0
      FROM assignment
      WHERE family_id = ${family_id}::uuid AND ${workStatus.isOpen()}
        AND due_date > ${today}::date
      ORDER BY due_date, id ${limitTo(limits.upcoming)}
    )
    UNION ALL (
      SELECT 'waiting', id, student_id, 0, 0
      FROM assignment
      WHERE family_id = ${family_id}::uuid AND ${workStatus.isWaiting()} AND due_date <> ${today}::date
      ORDER BY due_date, id ${limitTo(limits.waiting)}
    )`
}

type ChildRow = {
  student: StudentSummary
  has_login: boolean
  has_curriculum: boolean
  mark: { status: AttendanceStatus; fraction: number; minutes: number | null; version: number } | null
  previous_status: AttendanceStatus | null
  /** Their days are without a time. */
  noted_time: NotedTime[]
  /** The family's setting, the same for each child. */
  log_classes: string
  /** The classes of today whose time was written down. */
  held_class_ids: string[]
}

/** The children by first name, with the facts for the guided setup and their marks on these two days, in one statement. */
export async function readChildren(scope: Scope, { today, previous }: { today: Day; previous: Day }) {
  const rows = await scope.db.$queryRaw<ChildRow[]>`
    SELECT ${jsonOf("a", studentSummary)} AS student,
      EXISTS (SELECT FROM "user" x WHERE x.family_id = a.family_id AND x.student_id = a.id) AS has_login,
      EXISTS (SELECT FROM curriculum x WHERE x.family_id = a.family_id AND x.student_id = a.id) AS has_curriculum,
      -- A day each: Postgres before 18 compares all marks of the child with a list of days.
      (SELECT jsonb_build_object('status', x.status, 'fraction', x.fraction, 'minutes', x.minutes, 'version', x.version)
        FROM attendance_record x WHERE x.family_id = a.family_id AND x.student_id = a.id AND x.date = ${today}::date) AS mark,
      (SELECT x.status::text FROM attendance_record x
        WHERE x.family_id = a.family_id AND x.student_id = a.id AND x.date = ${previous}::date) AS previous_status,
      ARRAY(SELECT x.schedule_id::text FROM time_entry x
        WHERE x.family_id = a.family_id AND x.student_id = a.id AND x.date = ${today}::date AND x.schedule_id IS NOT NULL
      ) AS held_class_ids,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'date', n.date, 'minutes', n.minutes,
          'description', n.description, 'version', n.version, 'subject', n.subject) ORDER BY n.date, n.created_at, n.id), '[]')
        FROM (
          SELECT x.id, x.date, x.minutes, x.description, x.version, x.created_at,
            CASE WHEN su.id IS NOT NULL THEN ${jsonOf("su", subjectSummary)} END AS subject
          FROM time_entry x
          LEFT JOIN subject su ON su.family_id = x.family_id AND su.id = x.subject_id
          WHERE x.family_id = a.family_id AND x.student_id = a.id AND x.status = 'noted'
          ORDER BY x.date, x.created_at, x.id ${limitTo(mostNoted)}
        ) n) AS noted_time,
      f.log_classes::text
    FROM student a JOIN family f ON f.id = a.family_id
    WHERE ${visibleRows(scope)}
    ORDER BY a.first_name, a.id`
  return rows.map(({ noted_time, ...row }) => ({
    ...row,
    noted_time: noted_time.map((noted) => ({ ...noted, date: dayToMidnight(noted.date) })),
  }))
}
