import { Prisma, type Db } from "@hearthbook/db"
import type { PaceRecords, RecordedSums } from "@hearthbook/core/requirements/target-pace"
import { paceWindow } from "@hearthbook/core/requirements/pace-days"
import { addDays, type Day } from "@hearthbook/core/time/days"
import { markStatus } from "../../../sql/status-conditions.ts"

/** The children whose records are read, from the first day of a school year up to `date`, and of the 28 days before it. */
export type PaceSpan = { student_ids: string[]; start_date: Day; date: Day }

type Row = { student_id: string; part: "year" | "lately" } & RecordedSums

/**
 * Sums what was recorded for several children, in one statement: marks present or late as days, counted entries as minutes, and of a day's
 * own minutes, if the child was there, those beyond its entries, which are at home and of no subject. By child. The rows of the family's
 * days are read once, not for each child.
 */
export async function readPaceRecords(
  { db, family_id }: { db: Db; family_id: string },
  { student_ids, start_date, date }: PaceSpan,
): Promise<Map<string, PaceRecords>> {
  const [only] = student_ids.length === 1 ? student_ids : []
  const ofChild = (row: "t" | "a") =>
    only ? Prisma.sql`AND ${Prisma.raw(row)}.student_id = ${only}::uuid` : Prisma.empty
  const rows = await db.$queryRaw<Row[]>`
    WITH p(part, first, last) AS (
      VALUES ('year', ${start_date}::date, ${date}::date),
        ('lately', ${addDays(date, -paceWindow)}::date, ${addDays(date, -1)}::date)
    ), e AS (
      SELECT p.part, t.student_id, sum(t.minutes) AS minutes,
        sum(t.minutes) FILTER (WHERE t.place = 'home') AS home_minutes,
        sum(t.minutes) FILTER (WHERE s.core) AS core_minutes,
        sum(t.minutes) FILTER (WHERE s.core AND t.place = 'home') AS core_home_minutes
      FROM p
      JOIN time_entry t ON t.family_id = ${family_id}::uuid AND t.status = 'counted' AND t.date BETWEEN p.first AND p.last ${ofChild("t")}
      LEFT JOIN subject s ON s.family_id = t.family_id AND s.id = t.subject_id
      GROUP BY p.part, t.student_id
    ), m AS (
      SELECT p.part, a.student_id, sum(a.fraction) AS days,
        sum(greatest(a.minutes - coalesce((
          SELECT sum(d.minutes) FROM time_entry d
          WHERE a.minutes IS NOT NULL AND d.family_id = a.family_id AND d.student_id = a.student_id AND d.date = a.date
            AND d.status = 'counted'
        ), 0), 0)) AS more
      FROM p
      JOIN attendance_record a ON a.family_id = ${family_id}::uuid AND a.date BETWEEN p.first AND p.last
        AND ${markStatus.wasThere("a")} ${ofChild("a")}
      GROUP BY p.part, a.student_id
    )
    SELECT student_id, part, coalesce(m.days, 0)::float8 AS days,
      (coalesce(e.minutes, 0) + coalesce(m.more, 0))::int AS minutes,
      (coalesce(e.home_minutes, 0) + coalesce(m.more, 0))::int AS home_minutes,
      coalesce(e.core_minutes, 0)::int AS core_minutes, coalesce(e.core_home_minutes, 0)::int AS core_home_minutes
    FROM e FULL JOIN m USING (part, student_id)`
  const nothing = { days: 0, minutes: 0, home_minutes: 0, core_minutes: 0, core_home_minutes: 0 }
  const of = (student_id: string, part: Row["part"]) =>
    rows.find((row) => row.student_id === student_id && row.part === part) ?? nothing
  return new Map(student_ids.map((id) => [id, { year: of(id, "year"), lately: of(id, "lately") }]))
}
