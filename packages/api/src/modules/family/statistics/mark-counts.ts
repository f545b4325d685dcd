import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import type { SchoolCalendar } from "@hearthbook/core/planning/school-days"
import { onSchoolDaysOfYear } from "./on-school-days.ts"

/** SQL that counts the marks of each child by status, on its school days of the year in progress up to today. */
export function markCounts(scope: Scope, school: SchoolCalendar): Prisma.Sql {
  return Prisma.sql`
    SELECT student_id, status, count(*)::int AS count
    FROM attendance_record
    WHERE family_id = ${scope.family_id}::uuid AND ${onSchoolDaysOfYear(scope, school)}
    GROUP BY student_id, status`
}
