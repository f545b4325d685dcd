import type { MarkCounts } from "../../rules/attendance.ts"
import { dayToDate, isoWeekdays, type Day } from "../../rules/days.ts"
import type { Scope } from "../../scope.ts"

const none: MarkCounts = { present: 0, absent: 0, late: 0, excused: 0 }

/**
 * How many marks of each kind each child has on the family's school days from `from` to `to`, both included (DECISIONS 11a),
 * in one statement; a child without any is absent.
 */
export async function countMarksByStudent(
  { db, family_id, calendar }: Scope,
  from: Day,
  to: Day,
): Promise<Map<string, MarkCounts>> {
  const schoolDays = isoWeekdays(calendar.school_days)
  const rows = await db.$queryRaw<{ student_id: string; status: keyof MarkCounts; count: number }[]>`
    SELECT student_id, status::text, count(*)::int AS count
    FROM attendance_record
    WHERE family_id = ${family_id}::uuid AND date BETWEEN ${dayToDate(from)}::date AND ${dayToDate(to)}::date
      AND extract(isodow FROM date)::int = ANY(${schoolDays}::int[])
    GROUP BY student_id, status`
  const counts = new Map<string, MarkCounts>()
  for (const { student_id, status, count } of rows) {
    counts.set(student_id, { ...(counts.get(student_id) ?? none), [status]: count })
  }
  return counts
}
