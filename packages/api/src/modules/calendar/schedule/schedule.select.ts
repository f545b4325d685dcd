import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { keyset } from "../../../sql/keyset.ts"
import { allOf, limitTo, jsonOf, type Condition } from "../../../sql/statement.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"
import { visibleRows } from "./schedule.policy.ts"
import type { ClassView } from "./schedule.schema.ts"

type Moments = "start_time" | "end_time" | "created_at" | "updated_at"
type Days = "start_date" | "end_date"
type ClassRow = Omit<ClassView, Moments | Days> &
  Record<Moments, Date> &
  Record<Days, Day | null> & { canceled_days: Day[] }

/** The order of every list of classes. */
export const byWeekdayAndTime = keyset("asc", [
  ["day_of_week", "weekday"],
  ["start_time", "time"],
  ["id", "uuid"],
])

/**
 * The classes that the caller may see, by weekday and start time, with child and subject, in one statement
 * (docs/decisions/026). `where` has further conditions for the classes `a`.
 */
export async function selectClasses(scope: Scope, where: Condition[], limit?: number): Promise<ClassView[]> {
  const { db, family_id } = scope
  const rows = await db.$queryRaw<ClassRow[]>`
    SELECT a.id, a.student_id, a.subject_id, a.day_of_week::text, a.start_time, a.end_time, a.location, a.start_date::text,
      a.end_date::text, coalesce(a.canceled_days, '{}')::text[] AS canceled_days, a.version, a.created_at, a.updated_at, ${jsonOf("st", studentSummary)} AS student,
      ${jsonOf("su", subjectSummary)} AS subject
    FROM schedule_entry a
    JOIN student st ON st.family_id = ${family_id}::uuid AND st.id = a.student_id
    JOIN subject su ON su.family_id = ${family_id}::uuid AND su.id = a.subject_id
    WHERE ${allOf(visibleRows(scope), where)}
    ORDER BY ${byWeekdayAndTime.order} ${limitTo(limit)}`
  return rows.map(toClassView)
}

function toClassView(row: ClassRow): ClassView {
  return {
    ...row,
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    start_date: row.start_date && dayToMidnight(row.start_date),
    end_date: row.end_date && dayToMidnight(row.end_date),
    canceled_days: row.canceled_days.map(dayToMidnight),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
