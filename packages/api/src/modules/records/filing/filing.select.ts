import { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { dayToMidnight, type Day } from "@hearthbook/core/time/days"
import { allOf, limitTo, type Condition } from "../../../sql/statement.ts"
import { visibleRows } from "./filing.policy.ts"
import type { FilingView } from "./filing.schema.ts"

type Days = "opens_on" | "due_date" | "pack_due_date" | "done_on" | "start_date" | "end_date"
type Moments = "created_at" | "updated_at"
type FilingRow = Omit<FilingView, Days | Moments | "changed"> & Record<Days, Day | null> & Record<Moments, Date>

/** A filing without a day comes after all others. */
const dueOrLast = Prisma.sql`coalesce(a.due_date, 'infinity'::date)`

/** A condition for the filings after `row` in the order of the lists: by due day, then by creation. */
export function afterFiling({ id, due_date }: { id: string; due_date: Date | null }): Prisma.Sql {
  const due = due_date?.toISOString().slice(0, 10) ?? "infinity"
  return Prisma.sql`(${dueOrLast}, a.id) > (${due}::date, ${id}::uuid)`
}

/** The filings that the caller may see, by due day, in one statement. `where` has further conditions for the filings `a`. */
export async function selectFilings(scope: Scope, where: Condition[], limit?: number): Promise<FilingView[]> {
  const rows = await scope.db.$queryRaw<FilingRow[]>`
    SELECT a.id, a.requirement_id, a.student_id, a.pack_filing_id, a.number, a.kind::text, a.title, a."to", a.action::text,
      a.contents, a.opens_on::text, a.due_date::text, a.pack_due_date::text, a.done_on::text, a.note, f.id AS file_id,
      f.name AS file_name, a.skipped, a.report, a.start_date::text, a.end_date::text, a.version, a.created_at, a.updated_at
    FROM filing a
    LEFT JOIN file f ON f.family_id = ${scope.family_id}::uuid AND f.filing_id = a.id
    WHERE ${allOf(visibleRows(scope), where)}
    ORDER BY ${dueOrLast}, a.id ${limitTo(limit)}`
  return rows.map(toFilingView)
}

function toFilingView(row: FilingRow): FilingView {
  const midnight = (day: Day | null) => day && dayToMidnight(day)
  return {
    ...row,
    changed: row.due_date !== row.pack_due_date,
    opens_on: midnight(row.opens_on),
    due_date: midnight(row.due_date),
    pack_due_date: midnight(row.pack_due_date),
    done_on: midnight(row.done_on),
    start_date: midnight(row.start_date),
    end_date: midnight(row.end_date),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
