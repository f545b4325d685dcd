import type { Db } from "@hearthbook/db"
import type { PaceRecords, RecordedSums } from "@hearthbook/core/requirements/target-pace"
import { paceWindow } from "@hearthbook/core/requirements/pace-days"
import { addDays, type Day } from "@hearthbook/core/time/days"
import { limitToLength } from "../../../sql/statement.ts"
import { markStatus } from "../../../sql/status-conditions.ts"

/** A child's records from the first day of a school year up to `date`, and of the 28 days before it. */
export type PaceSpan = { student_id: string; start_date: Day; date: Day }

type Row = { student_id: string; part: "year" | "lately" } & RecordedSums

/**
 * Sums what was recorded for several children, in one statement: marks present or late as days, counted entries as minutes, and of a day's
 * own minutes, if the child was there, those beyond its entries, which are at home and of no subject. By child.
 */
export async function readPaceRecords(
  { db, family_id }: { db: Db; family_id: string },
  spans: PaceSpan[],
): Promise<Map<string, PaceRecords>> {
  const parts = spans.flatMap(({ student_id, start_date, date }) => [
    { student_id, part: "year", first: start_date, last: date },
    { student_id, part: "lately", first: addDays(date, -paceWindow), last: addDays(date, -1) },
  ])
  const column = (name: "student_id" | "part" | "first" | "last") => parts.map((part) => part[name])
  const rows = await db.$queryRaw<Row[]>`
    SELECT p.student_id, p.part, m.days, e.minutes + m.more AS minutes, e.home_minutes + m.more AS home_minutes,
      e.core_minutes, e.core_home_minutes
    FROM (
      SELECT * FROM unnest(${column("student_id")}::uuid[], ${column("part")}::text[], ${column("first")}::date[],
        ${column("last")}::date[]) AS n(student_id, part, first, last) ${limitToLength(parts)}
    ) p
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(t.minutes), 0)::int AS minutes,
        coalesce(sum(t.minutes) FILTER (WHERE t.place = 'home'), 0)::int AS home_minutes,
        coalesce(sum(t.minutes) FILTER (WHERE s.core), 0)::int AS core_minutes,
        coalesce(sum(t.minutes) FILTER (WHERE s.core AND t.place = 'home'), 0)::int AS core_home_minutes
      FROM time_entry t
      LEFT JOIN subject s ON s.family_id = t.family_id AND s.id = t.subject_id
      WHERE t.family_id = ${family_id}::uuid AND t.student_id = p.student_id AND t.status = 'counted'
        AND t.date BETWEEN p.first AND p.last
    ) e
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(a.fraction) FILTER (WHERE ${markStatus.wasThere("a")}), 0)::float8 AS days,
        coalesce(sum(greatest(a.minutes - coalesce((
          SELECT sum(d.minutes) FROM time_entry d
          WHERE a.minutes IS NOT NULL AND d.family_id = a.family_id AND d.student_id = a.student_id AND d.date = a.date
            AND d.status = 'counted'
        ), 0), 0)) FILTER (WHERE ${markStatus.wasThere("a")}), 0)::int AS more
      FROM attendance_record a
      WHERE a.family_id = ${family_id}::uuid AND a.student_id = p.student_id AND a.date BETWEEN p.first AND p.last
    ) m`
  const nothing = { days: 0, minutes: 0, home_minutes: 0, core_minutes: 0, core_home_minutes: 0 }
  const of = (student_id: string, part: Row["part"]) =>
    rows.find((row) => row.student_id === student_id && row.part === part) ?? nothing
  return new Map(
    spans.map(({ student_id }) => [student_id, { year: of(student_id, "year"), lately: of(student_id, "lately") }]),
  )
}
