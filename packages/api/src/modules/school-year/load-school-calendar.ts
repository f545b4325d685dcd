import { found } from "../../errors/not-found.ts"
import type { Scope } from "../../request/scope.ts"
import type { SchoolCalendar } from "../../rules/planning/school-days.ts"

/**
 * The family's school years, and its days off and extra school days of all children, in one statement. It decides for each child
 * which days are school days (rules/planning/school-days.ts). Events with times are no days off.
 */
export async function loadSchoolCalendar({ db, family_id }: Pick<Scope, "db" | "family_id">): Promise<SchoolCalendar> {
  const [calendar = null] = await db.$queryRaw<SchoolCalendar[]>`
    SELECT
      (SELECT coalesce(jsonb_agg(
          jsonb_build_object('start_date', y.start_date, 'end_date', y.end_date, 'school_days', y.school_days)
          ORDER BY y.start_date), '[]')
        FROM school_year y WHERE y.family_id = ${family_id}::uuid) AS years,
      (SELECT coalesce(jsonb_agg(
          jsonb_build_object('event_type', e.event_type, 'student_id', e.student_id, 'title', e.title,
            'start_date', e.start_date::date, 'end_date', e.end_date::date)
          ORDER BY e.start_date, e.id), '[]')
        FROM event e
        WHERE e.family_id = ${family_id}::uuid AND e.all_day AND e.event_type IN ('holiday', 'school_day')) AS events`
  return found(calendar, "calendar")
}
