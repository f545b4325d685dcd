import type { Day } from "../time/days.ts"
import { dueDates } from "./due-dates.ts"
import type { DueContext, DueDate, DueRule } from "./due-rule.ts"

/** A filing as a rule pack defines it. */
type PackFiling<Facts> = Facts & { id: string; title: string; due: DueRule; grades: string[] | null }

/** One filing of a school year. `number` is which of the pack's it is, from 1. */
export type PlannedFiling<Facts> = Facts & {
  pack_filing_id: string
  number: number
  title: string
  opens_on: Day | null
  due_date: Day | null
}

type Year = Omit<DueContext, "dueOf">

/** The filings of a child's school year, one for each day on which something is due. Several of a kind are numbered: 'Report 2 of 4'. */
export function planFilings<Facts>(pack: PackFiling<Facts>[], year: Year): PlannedFiling<Facts>[] {
  const asked = pack.filter(({ grades }) => grades === null || grades.includes(year.grade_level))
  return asked.flatMap((filing) => {
    const { id, title, due: _due, grades: _grades, ...facts } = filing
    const dates = datesOf(filing, asked, year, [])
    return dates.map((date, index) => ({
      ...(facts as Facts),
      ...date,
      pack_filing_id: id,
      number: index + 1,
      title: dates.length > 1 ? `${title} ${index + 1} of ${dates.length}` : title,
    }))
  })
}

/** `asking` are the filings that wait for this one's day, so that two that wait for each other have none. */
function datesOf<Facts>(
  { id, due }: PackFiling<Facts>,
  all: PackFiling<Facts>[],
  year: Year,
  asking: string[],
): DueDate[] {
  const dueOf = (other: string) => {
    const filing = all.find((one) => one.id === other)
    if (!filing || asking.includes(other) || other === id) return null
    return datesOf(filing, all, year, [...asking, id]).at(-1)?.due_date ?? null
  }
  return dueDates(due, { ...year, dueOf })
}

/** A filing that exists, as far as a renewed plan concerns it. */
type ExistingFiling = {
  id: string
  pack_filing_id: string | null
  number: number
  due_date: Day | null
  pack_due_date: Day | null
  /** True if the family did something with it, so that it stays. */
  is_used: boolean
  done_on: Day | null
}

/** Differences between a plan and the filings that exist. What is done stays as it is, and so does a day that the family typed. */
export function renewFilings<Facts>(planned: PlannedFiling<Facts>[], existing: ExistingFiling[]) {
  const ofPlan = (plan: { pack_filing_id: string; number: number }, filing: ExistingFiling) =>
    filing.pack_filing_id === plan.pack_filing_id && filing.number === plan.number
  return {
    create: planned.filter((plan) => !existing.some((filing) => ofPlan(plan, filing))),
    update: existing.flatMap((filing) => {
      const plan = planned.find((one) => ofPlan(one, filing))
      if (!plan || filing.done_on !== null) return []
      const isTyped = filing.due_date !== filing.pack_due_date
      return [{ id: filing.id, plan, due_date: isTyped ? filing.due_date : plan.due_date }]
    }),
    remove: existing
      .filter((filing) => filing.pack_filing_id !== null && !filing.is_used && filing.done_on === null)
      .filter((filing) => !planned.some((plan) => ofPlan(plan, filing)))
      .map(({ id }) => id),
  }
}

/** A filing that exists, with all of its days. */
export type DatedFiling = Pick<ExistingFiling, "id" | "pack_filing_id" | "number" | "done_on"> & FilingDays

type FilingDays = { opens_on: Day | null; due_date: Day | null; pack_due_date: Day | null }

/** The days of a filing before and after its school year changed. */
export type MovedFiling = FilingDays & { id: string; before: Day | null }

/**
 * The filings whose days are not those of a plan any more. What is done keeps its days. A day that the family typed stays the family's,
 * also when the plan comes to the same day.
 */
export function movedFilings(planned: PlannedFiling<object>[], existing: DatedFiling[]): MovedFiling[] {
  return existing.flatMap(({ id, due_date, pack_due_date, ...filing }): MovedFiling[] => {
    const plan = planned.find((one) => one.pack_filing_id === filing.pack_filing_id && one.number === filing.number)
    if (!plan || filing.done_on !== null) return []
    const isTyped = due_date !== pack_due_date
    if (isTyped && plan.due_date === due_date) return []
    if (plan.due_date === pack_due_date && plan.opens_on === filing.opens_on) return []
    const after = { opens_on: plan.opens_on, due_date: isTyped ? due_date : plan.due_date }
    return [{ id, before: due_date, ...after, pack_due_date: plan.due_date }]
  })
}
