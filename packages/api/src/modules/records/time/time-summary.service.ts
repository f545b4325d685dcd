import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { summarizeTime, type EntrySum, type MarkSum } from "@hearthbook/core/requirements/time-summary"
import { dayToMidnight } from "@hearthbook/core/time/days"
import { allOf } from "../../../sql/statement.ts"
import { markStatus } from "../../../sql/status-conditions.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { visibleRows } from "./time.policy.ts"
import type { SummaryFilter, TimeSummary } from "./time.schema.ts"

/** The days and minutes of a child, by subject and month. NOT_FOUND for a student that the caller may not see. */
export async function summarizeTimeOf(scope: Scope, filter: SummaryFilter): Promise<TimeSummary> {
  const { student_id, start_date, end_date } = filter
  await requireStudent(scope, student_id)
  const summary = summarizeTime(await readEntrySums(scope, filter), await readMarkSums(scope, filter))
  return { student_id, start_date: dayToMidnight(start_date), end_date: dayToMidnight(end_date), ...summary }
}

/** Counted entries up to today, summed by month, subject and place. */
function readEntrySums(scope: Scope, { student_id, start_date, end_date }: SummaryFilter): Promise<EntrySum[]> {
  const visible = allOf(visibleRows(scope), [
    Prisma.sql`a.student_id = ${student_id}::uuid`,
    Prisma.sql`a.date BETWEEN ${start_date}::date AND least(${end_date}::date, ${scope.today}::date)`,
    Prisma.sql`a.status = 'counted'`,
  ])
  return scope.db.$queryRaw<EntrySum[]>`
    SELECT t.month, t.subject_id, s.name, coalesce(s.core, false) AS core, t.place, t.minutes
    FROM (
      SELECT to_char(a.date, 'YYYY-MM') AS month, a.subject_id, a.place::text AS place, sum(a.minutes)::int AS minutes
      FROM time_entry a WHERE ${visible} GROUP BY 1, 2, 3
    ) t
    LEFT JOIN subject s ON s.family_id = ${scope.family_id}::uuid AND s.id = t.subject_id`
}

/** Reads each month's days present or late, and the minutes of whole days beyond the entries of those days. */
function readMarkSums(scope: Scope, { student_id, start_date, end_date }: SummaryFilter): Promise<MarkSum[]> {
  const { db, family_id, today } = scope
  return db.$queryRaw<MarkSum[]>`
    SELECT to_char(m.date, 'YYYY-MM') AS month,
      coalesce(sum(m.fraction) FILTER (WHERE ${markStatus.wasThere("m")}), 0)::float8 AS days,
      count(*) FILTER (WHERE ${markStatus.wasThere("m")} AND m.fraction < 1)::int AS half_days,
      coalesce(sum(greatest(m.minutes - coalesce(e.minutes, 0), 0)) FILTER (WHERE ${markStatus.wasThere("m")}), 0)::int
        AS more_minutes
    FROM attendance_record m
    LEFT JOIN LATERAL (
      SELECT sum(t.minutes)::int AS minutes FROM time_entry t
      WHERE t.family_id = m.family_id AND t.student_id = m.student_id AND t.date = m.date AND t.status = 'counted'
        AND m.minutes IS NOT NULL
    ) e ON true
    WHERE m.family_id = ${family_id}::uuid AND m.student_id = ${student_id}::uuid
      AND m.date BETWEEN ${start_date}::date AND least(${end_date}::date, ${today}::date)
    GROUP BY 1`
}
