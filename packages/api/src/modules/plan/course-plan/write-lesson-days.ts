import type { Scope } from "../../../request/scope.ts"
import type { Day } from "@hearthbook/core/time/days"

/** The new day of a lesson, null for none. */
export type LessonDay = { id: string; planned_date: Day | null }

/** Gives lessons of the family their days, in one statement. */
export async function writeLessonDays({ db, family_id, now }: Scope, days: LessonDay[]): Promise<void> {
  if (days.length === 0) return
  const ids = days.map(({ id }) => id)
  const dates = days.map(({ planned_date }) => planned_date)
  await db.$executeRaw`
    UPDATE lesson l SET planned_date = d.planned_date, version = l.version + 1, updated_at = ${now}::timestamptz
    FROM unnest(${ids}::uuid[], ${dates}::date[]) AS d(id, planned_date)
    WHERE l.family_id = ${family_id}::uuid AND l.id = d.id`
}
