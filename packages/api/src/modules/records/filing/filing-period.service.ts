import type { Scope } from "../../../request/scope.ts"
import { filingPeriod } from "@hearthbook/core/requirements/filing-contents"
import type { Day } from "@hearthbook/core/time/days"
import type { FilingView } from "./filing.schema.ts"

export type Period = { start_date: Day; end_date: Day }
type Neighbor = { due_date: Day | null; end_date: Day | null }

/** The days that a filing is about: those that were saved with its report, else those that follow from its year, its due day and today. */
export async function readPeriod(scope: Scope, filing: FilingView, year: Period): Promise<Period> {
  const kept = keptPeriod(filing)
  if (kept) return kept
  const facts = { kind: filing.kind, due_date: filing.due_date?.slice(0, 10) ?? null }
  const previous = await readPrevious(scope, filing)
  // A filing cannot be about days after it was sent.
  const last = filing.done_on?.slice(0, 10) ?? scope.today
  return filingPeriod(facts, previous?.end_date ?? previous?.due_date ?? null, year, last)
}

/** The days that were saved with a report; null for none. */
export function keptPeriod({ start_date, end_date }: Pick<FilingView, "start_date" | "end_date">): Period | null {
  return start_date && end_date ? { start_date: start_date.slice(0, 10), end_date: end_date.slice(0, 10) } : null
}

/** The days of the pack's filing before this one; null for the first. */
async function readPrevious({ db, family_id }: Scope, filing: FilingView): Promise<Neighbor | null> {
  const { requirement_id, pack_filing_id, number } = filing
  if (pack_filing_id === null || number === 1) return null
  const where = { family_id, requirement_id, pack_filing_id, number: number - 1 }
  const previous = await db.filing.findFirst({ where, select: { due_date: true, end_date: true } })
  const dayOf = (date: Date | null | undefined) => date?.toISOString().slice(0, 10) ?? null
  return { due_date: dayOf(previous?.due_date), end_date: dayOf(previous?.end_date) }
}
