import type { Scope } from "../../../request/scope.ts"
import { keyset } from "../../../sql/keyset.ts"
import { allOf, limitTo, jsonOf, type Condition } from "../../../sql/statement.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { visibleRows } from "./event.policy.ts"
import type { EventView } from "./event.schema.ts"

type Moments = "start_date" | "end_date" | "created_at" | "updated_at"
type EventRow = Omit<EventView, Moments> & Record<Moments, Date>

/** The order of every list of events. */
export const byStart = keyset("asc", [
  ["start_date", "timestamp"],
  ["id", "uuid"],
])

/**
 * The events that the caller may see, by start, with their child, in one statement (docs/decisions/026). `where` has further
 * conditions for the events `a`.
 */
export async function selectEvents(scope: Scope, where: Condition[], limit?: number): Promise<EventView[]> {
  const { db, family_id } = scope
  const rows = await db.$queryRaw<EventRow[]>`
    SELECT a.id, a.title, a.description, a.student_id, a.event_type::text, a.start_date, a.end_date, a.all_day, a.location,
      a.minutes, coalesce(a.subject_ids, '{}')::text[] AS subject_ids, a.place::text, a.version, a.created_at, a.updated_at, CASE WHEN st.id IS NOT NULL THEN ${jsonOf("st", studentSummary)} END AS student
    FROM event a
    LEFT JOIN student st ON st.family_id = ${family_id}::uuid AND st.id = a.student_id
    WHERE ${allOf(visibleRows(scope), where)}
    ORDER BY ${byStart.order} ${limitTo(limit)}`
  return rows.map(toEventView)
}

function toEventView(row: EventRow): EventView {
  return {
    ...row,
    start_date: row.start_date.toISOString(),
    end_date: row.end_date.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
