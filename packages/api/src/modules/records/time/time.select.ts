import { Prisma } from "@hearthbook/db"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { keyset } from "../../../sql/keyset.ts"
import { allOf, limitTo, type Condition } from "../../../sql/statement.ts"
import { visibleRows } from "./time.policy.ts"
import type { TimeView } from "./time.schema.ts"

type Moments = "created_at" | "updated_at"
type TimeRow = Omit<TimeView, Moments | "date"> & Record<Moments, Date> & { date: Day }

/** The order of every list of time entries. */
export const byDay = keyset("asc", [
  ["date", "date"],
  ["created_at", "timestamptz"],
  ["id", "uuid"],
])

/** SQL that is true for rows `a` that were written down more than a week after their day, in the family's time zone. */
function isRecordedLate({ calendar }: Pick<Scope, "calendar">): Prisma.Sql {
  return Prisma.sql`(a.created_at AT TIME ZONE ${calendar.time_zone})::date > a.date + 7`
}

/**
 * The time entries that the caller may see, by day. An event's time counts from its day on, so entries of days to come are left out.
 * `where` has further conditions for the entries `a`.
 */
export async function selectTime(scope: Scope, where: Condition[], limit?: number): Promise<TimeView[]> {
  const rows = await scope.db.$queryRaw<TimeRow[]>`
    SELECT a.id, a.student_id, a.subject_id, a.curriculum_id, a.lesson_id, a.event_id, a.schedule_id, a.date::text, a.minutes,
      a.place::text, a.description, a.source::text, a.status::text, ${isRecordedLate(scope)} AS recorded_late, a.version,
      a.created_at, a.updated_at
    FROM time_entry a
    WHERE ${allOf(visibleRows(scope), [Prisma.sql`a.date <= ${scope.today}::date`, ...where])}
    ORDER BY ${byDay.order} ${limitTo(limit)}`
  return rows.map(toTimeView)
}

function toTimeView(row: TimeRow): TimeView {
  return {
    ...row,
    date: dayToMidnight(row.date),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
