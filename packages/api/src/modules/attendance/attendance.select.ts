import type { Prisma } from "@hearthbook/db"
import type { Mark } from "../../rules/attendance.ts"
import { isoWeekdays, type Day } from "../../rules/days.ts"
import type { Scope } from "../../scope.ts"
import type { AttendanceView } from "./attendance.schema.ts"

export const attendanceSelect = {
  id: true,
  student_id: true,
  date: true,
  status: true,
  version: true,
  created_at: true,
  updated_at: true,
} satisfies Prisma.attendance_recordSelect

export function toAttendanceView(
  row: Prisma.attendance_recordGetPayload<{ select: typeof attendanceSelect }>,
): AttendanceView {
  return {
    ...row,
    date: row.date.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

type StreakMarks = { student_id: string; marks: Pick<Mark, "date" | "status">[] }

/**
 * Of each child the marks that its streak at the end of `until` can be made of, in one statement: back to the last one that
 * breaks it, and none of the years before. Every child of the family is there, also without marks.
 */
export async function readMarksOfStreaks(
  { db, family_id, calendar }: Pick<Scope, "db" | "family_id" | "calendar">,
  until: Day,
): Promise<StreakMarks[]> {
  const schoolDays = isoWeekdays(calendar.school_days)
  return db.$queryRaw`
    SELECT s.id AS student_id, coalesce(m.marks, '[]') AS marks
    FROM student s
    LEFT JOIN LATERAL (
      SELECT date FROM attendance_record
      WHERE family_id = s.family_id AND student_id = s.id AND date <= ${until}::date AND status <> 'present'
        AND extract(isodow FROM date)::int = ANY(${schoolDays}::int[])
      ORDER BY date DESC LIMIT 1
    ) AS broken ON true
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('date', date, 'status', status)) AS marks
      FROM attendance_record
      WHERE family_id = s.family_id AND student_id = s.id AND date <= ${until}::date
        AND date >= coalesce(broken.date, '-infinity')
    ) AS m ON true
    WHERE s.family_id = ${family_id}::uuid
    ORDER BY s.id`
}
