import { splitIntoTerms, termProblem, type Period } from "@hearthbook/core/planning/terms"
import type { Day } from "@hearthbook/core/time/days"
import { schoolYearUpdate, type SchoolYearView } from "@hearthbook/api/family/school-year"
import { schemaResolver } from "@mantine/form"
import { dayOf, formatDay } from "../../../../lib/format.ts"

/** A term as the form edits it. A new one has no id. */
export type TermValues = { id?: string; name: string; start_date: string; end_date: string }

/** How a year is split: into no terms, 2 to 4 of them, or as its owner likes. */
export const splits = [
  { value: "none", label: "None" },
  { value: "2", label: "2 semesters" },
  { value: "3", label: "3 trimesters" },
  { value: "4", label: "4 quarters" },
  { value: "own", label: "Own" },
] as const
export type Split = (typeof splits)[number]["value"]

export type TermsValues = { split: Split; terms: TermValues[] }

/** The stored terms. The split is the one that has their names, else 'own'. */
export function valuesOfTerms({ terms }: SchoolYearView, splitTerms: (split: Split) => TermValues[]): TermsValues {
  const values = terms.map(({ id, name, start_date, end_date }) => ({
    id,
    name,
    start_date: dayOf(start_date),
    end_date: dayOf(end_date),
  }))
  const names = values.map(({ name }) => name).join()
  const split = splits.find(
    ({ value }) =>
      value !== "own" &&
      splitTerms(value)
        .map(({ name }) => name)
        .join() === names,
  )
  return { split: split?.value ?? "own", terms: values }
}

/** The terms of a split, by school days in order. 'own' begins with the terms as they are. A term keeps the id at its place. */
export function termsOfSplit(split: Split, year: Period, days: Day[], before: TermValues[]): TermValues[] {
  if (split === "none") return []
  if (split === "own") return before.length > 0 ? before : [{ name: "Term 1", ...year }]
  const count = split === "2" ? 2 : split === "3" ? 3 : 4
  return splitIntoTerms(days, year, count).map((term, index) => {
    const id = before[index]?.id
    return id === undefined ? term : { id, ...term }
  })
}

/** The errors by field, such as 'terms.1.start_date': wrong days first, then terms outside the year or out of order. */
export function termErrors(year: Period, { terms }: TermsValues): Record<string, string> {
  const errors = schemaResolver(schoolYearUpdate.pick({ terms: true }), { sync: true })({ terms })
  if (Object.keys(errors).length > 0) return errors as Record<string, string>
  const problem = termProblem(year, terms, formatDay)
  return problem ? { [`terms.${problem.index}.${problem.field}`]: problem.message } : {}
}
