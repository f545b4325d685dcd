import { fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import type { Term } from "@hearthbook/core/planning/terms"
import { dayToDate } from "@hearthbook/core/time/days"
import type { StoredYear } from "./school-year.select.ts"

/** A term as it was sent: with the id of the one that it replaces, or without for a new one. */
type SentTerm = Term & { id?: string }

/** Throws NOT_FOUND if a term that is to be kept does not belong to the year. */
export function requireTerms(year: StoredYear, terms: SentTerm[]): void {
  const ids = new Set(year.terms.map(({ id }) => id))
  for (const { id } of terms) if (id !== undefined) found(ids.has(id) ? id : null, "term")
}

/**
 * Replaces the terms of a year. A term that keeps its id keeps its row and its results; the terms that are not in the list are deleted.
 * CONFLICT for a term with final results.
 */
export async function replaceTerms({ db, family_id }: Scope, school_year_id: string, terms: SentTerm[]): Promise<void> {
  const kept = terms.flatMap(({ id, ...term }) => (id === undefined ? [] : [{ id, ...toColumns(term) }]))
  const removed = { family_id, school_year_id, id: { notIn: kept.map(({ id }) => id) } }
  const final = await db.term.findFirst({
    where: { ...removed, results: { some: { finalized_at: { not: null } } } },
    select: { name: true },
  })
  if (final)
    throw fieldError("terms", `${final.name} has final results. Reopen them before you remove the term.`, "CONFLICT")
  await db.term.deleteMany({ where: removed })
  for (const { id, ...data } of kept)
    await db.term.update({ where: { id, family_id, school_year_id }, data, select: { id: true } })
  const added = terms.filter(({ id }) => id === undefined)
  await db.term.createMany({ data: added.map((term) => ({ family_id, school_year_id, ...toColumns(term) })) })
}

function toColumns({ name, start_date, end_date }: Term) {
  return { name, start_date: dayToDate(start_date), end_date: dayToDate(end_date) }
}
