import type { MarkCounts } from "@hearthbook/api/rules/attendance"

/** Marks on school days of the school year to date, by child. The load families have no days off. */
export const marksOfYear = `
  SELECT student_id,
    count(*) FILTER (WHERE status = 'present')::int AS present, count(*) FILTER (WHERE status = 'absent')::int AS absent,
    count(*) FILTER (WHERE status = 'late')::int AS late, count(*) FILTER (WHERE status = 'excused')::int AS excused
  FROM school_year y JOIN attendance_record a ON a.family_id = $1 AND a.date BETWEEN y.start_date AND $2
  WHERE y.family_id = $1 AND $2 BETWEEN y.start_date AND y.end_date
    AND (enum_range(NULL::weekday))[extract(isodow FROM a.date)::int] = ANY(y.school_days)
  GROUP BY student_id`

export type MarksOfChild = MarkCounts & { student_id: string }
