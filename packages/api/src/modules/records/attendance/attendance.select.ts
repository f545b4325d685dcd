import { Prisma } from "@hearthbook/db"
import type { Mark } from "@hearthbook/core/attendance/attendance"
import type { AttendanceStatus } from "@hearthbook/core/attendance/attendance-status"
import type { SchoolCalendar } from "@hearthbook/core/planning/school-days"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { keyset } from "../../../sql/keyset.ts"
import { allOf, jsonOf, limitTo, type Condition } from "../../../sql/statement.ts"
import { markStatus } from "../../../sql/status-conditions.ts"
import { studentSummary, type StudentSummary } from "../../family/student/student.schema.ts"
import { visibleRows } from "./attendance.policy.ts"
import type { AttendanceView } from "./attendance.schema.ts"

/** The columns of a mark in raw SQL, for the rows `a`. */
export function markColumns({ calendar }: Pick<Scope, "calendar">): Prisma.Sql {
  return Prisma.sql`a.id, a.student_id, a.date::text, a.status::text, a.fraction::float8, a.minutes,
    (a.created_at AT TIME ZONE ${calendar.time_zone})::date > a.date + 7 AS recorded_late, a.version, a.created_at, a.updated_at`
}

export type MarkRow = Omit<AttendanceView, "date" | "created_at" | "updated_at"> & {
  date: Day
  created_at: Date
  updated_at: Date
}

export function toAttendanceView(row: MarkRow): AttendanceView {
  return {
    ...row,
    date: dayToMidnight(row.date),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** The order of every list of marks. */
export const byDay = keyset("asc", [
  ["date", "date"],
  ["id", "uuid"],
])

/**
 * The marks that the caller may see, by day. Raw SQL, because the attendance page waits for it and the client would take twice
 * as long (docs/performance.md).
 */
export async function selectMarks(scope: Scope, where: Condition[], limit?: number): Promise<AttendanceView[]> {
  const rows = await scope.db.$queryRaw<MarkRow[]>`
    SELECT ${markColumns(scope)}
    FROM attendance_record a
    WHERE ${allOf(visibleRows(scope), where)}
    ORDER BY ${byDay.order} ${limitTo(limit)}`
  return rows.map(toAttendanceView)
}

type StreakMarks = { student: StudentSummary; marks: Pick<Mark, "date" | "status">[] }

/**
 * For each child, the marks that can be part of its streak at the end of `until`, in one statement: back to one that breaks it
 * on a school weekday without any event, and none from before. Includes children without marks. By first name.
 */
export async function readStreakMarks(
  { db, family_id }: Pick<Scope, "db" | "family_id">,
  { events }: SchoolCalendar,
  until: Day,
): Promise<StreakMarks[]> {
  const firstDays = events.map(({ start_date }) => start_date)
  const lastDays = events.map(({ end_date }) => end_date)
  const rows = await db.$queryRaw<
    { student: StudentSummary; days: Day[] | null; statuses: AttendanceStatus[] | null }[]
  >`
    -- Once, not for each mark.
    WITH y AS MATERIALIZED (
      SELECT start_date, end_date, school_days FROM school_year WHERE family_id = ${family_id}::uuid
    )
    SELECT ${jsonOf("s", studentSummary)} AS student, m.days, m.statuses
    FROM student s
    LEFT JOIN LATERAL (
      SELECT a.date FROM attendance_record a
      WHERE a.family_id = s.family_id AND a.student_id = s.id AND a.date <= ${until}::date AND NOT ${markStatus.wasOnTime("a")}
        AND EXISTS (
          SELECT FROM y WHERE a.date BETWEEN y.start_date AND y.end_date
            AND (enum_range(NULL::weekday))[extract(isodow FROM a.date)::int] = ANY(y.school_days)
        )
        AND NOT EXISTS (
          SELECT FROM unnest(${firstDays}::date[], ${lastDays}::date[]) AS e(first_day, last_day)
          WHERE a.date BETWEEN e.first_day AND e.last_day
        )
      ORDER BY a.date DESC LIMIT 1
    ) AS broken ON true
    LEFT JOIN LATERAL (
      -- Two lists in the same order take a third less time than a list of objects. COALESCE would count as leaky, and the marks before the
      -- day would be read, too.
      SELECT json_agg(date) AS days, json_agg(status) AS statuses
      FROM attendance_record
      WHERE family_id = s.family_id AND student_id = s.id AND date <= ${until}::date
        AND date >= CASE WHEN broken.date IS NULL THEN '-infinity'::date ELSE broken.date END
    ) AS m ON true
    WHERE s.family_id = ${family_id}::uuid
    ORDER BY s.first_name, s.id`
  return rows.map(({ student, days, statuses }) => ({
    student,
    marks: (days ?? []).flatMap((date, place) => {
      const status = statuses?.[place]
      return status ? [{ date, status }] : []
    }),
  }))
}
