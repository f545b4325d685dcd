import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import type { DayEvent, SchoolYear } from "@hearthbook/core/planning/school-days"
import type { Term } from "@hearthbook/core/planning/terms"

/** A school year with its terms in order. */
export type FamilyYear = SchoolYear & { academic_year: string; terms: Term[] }

/** The family's school years in order, and its days off and extra school days of all children. */
export type FamilyCalendar = { years: FamilyYear[]; events: DayEvent[] }

/**
 * The calendar that decides for each child which days are school days (core/planning/school-days.ts), in one statement. Events
 * with times are no days off.
 */
export async function loadSchoolCalendar({ db, family_id }: Pick<Scope, "db" | "family_id">): Promise<FamilyCalendar> {
  const [calendar = null] = await db.$queryRaw<FamilyCalendar[]>`
    SELECT
      (SELECT coalesce(jsonb_agg(
          jsonb_build_object('academic_year', y.academic_year, 'start_date', y.start_date, 'end_date', y.end_date,
            'school_days', y.school_days, 'terms', (
              SELECT coalesce(jsonb_agg(
                  jsonb_build_object('name', t.name, 'start_date', t.start_date, 'end_date', t.end_date)
                  ORDER BY t.start_date), '[]')
              FROM term t WHERE t.family_id = ${family_id}::uuid AND t.school_year_id = y.id))
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
