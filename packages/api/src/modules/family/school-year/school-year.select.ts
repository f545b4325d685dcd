import type { Scope } from "../../../request/scope.ts"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import { keyset } from "../../../sql/keyset.ts"
import { allOf, limitTo, type Condition } from "../../../sql/statement.ts"
import { visibleRows } from "./school-year.policy.ts"
import type { SchoolYearView } from "./school-year.schema.ts"

/** A term with its first and last day. */
type StoredTerm = { id: string; name: string; start_date: Day; end_date: Day }

/** A school year as the database returns it, with its terms in order. */
export type StoredYear = Omit<SchoolYearView, "start_date" | "end_date" | "terms" | Moments> &
  Record<"start_date" | "end_date", Day> &
  Record<"created_at" | "updated_at", Date> & { terms: StoredTerm[]; locked_at: Date | null }
type Moments = "locked_at" | "created_at" | "updated_at"

/** The order of every list of school years. */
export const byStart = keyset("asc", [
  ["start_date", "date"],
  ["id", "uuid"],
])

/**
 * The school years that the caller may see, by start, with their terms, in one statement. `where` has further conditions for the
 * years `a`.
 */
export function selectSchoolYears(scope: Scope, where: Condition[], limit?: number): Promise<StoredYear[]> {
  return scope.db.$queryRaw<StoredYear[]>`
    SELECT a.id, a.academic_year, a.start_date::text, a.end_date::text, a.school_days::text[], a.locked_at, a.version,
      a.created_at, a.updated_at,
      (SELECT coalesce(jsonb_agg(
          jsonb_build_object('id', t.id, 'name', t.name, 'start_date', t.start_date, 'end_date', t.end_date)
          ORDER BY t.start_date), '[]')
        FROM term t WHERE t.family_id = a.family_id AND t.school_year_id = a.id) AS terms
    FROM school_year a
    WHERE ${allOf(visibleRows(scope), where)}
    ORDER BY ${byStart.order} ${limitTo(limit)}`
}

export function toSchoolYearView(row: StoredYear): SchoolYearView {
  return {
    ...row,
    ...toMidnights(row),
    terms: row.terms.map((term) => ({ ...term, ...toMidnights(term) })),
    locked_at: row.locked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function toMidnights({ start_date, end_date }: { start_date: Day; end_date: Day }) {
  return { start_date: dayToMidnight(start_date), end_date: dayToMidnight(end_date) }
}
