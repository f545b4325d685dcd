import { Prisma } from "@hearthbook/db"
import { isoWeekdays, type Day } from "../../rules/time/days.ts"
import type { Scope } from "../../request/scope.ts"

/** SQL that counts the marks of each child by status, on the family's school days from `from` to `to`, both included. */
export function markCounts({ family_id, calendar }: Scope, from: Day, to: Day): Prisma.Sql {
  const schoolDays = isoWeekdays(calendar.school_days)
  return Prisma.sql`
    SELECT student_id, status, count(*)::int AS count
    FROM attendance_record
    WHERE family_id = ${family_id}::uuid AND date BETWEEN ${from}::date AND ${to}::date
      AND extract(isodow FROM date)::int = ANY(${schoolDays}::int[])
    GROUP BY student_id, status`
}
