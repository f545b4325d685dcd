import { fieldError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { scaleTerms } from "@hearthbook/core/planning/next-year/scale-terms"
import type { Term } from "@hearthbook/core/planning/terms"
import { checkSchoolYear } from "../../family/school-year/check-school-year.ts"
import type { FamilyYear } from "../../family/school-calendar/load-school-calendar.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import type { StoredYear } from "../../family/school-year/school-year.select.ts"
import type { RollOverInput } from "./roll-over.schema.ts"

/** A term of a planned year. One that exists has its id. */
type PlannedTerm = Term & { id?: string }

/** A school year as it will be saved. `from` is the year before it; `into` is the year as it is stored, null for a new one. */
export type PlannedYear = Omit<FamilyYear, "terms"> & {
  terms: PlannedTerm[]
  from: StoredYear
  into: StoredYear | null
}

/**
 * Plans a school year. A new one has the weekdays and the terms of the year before it; one that exists keeps its own. NOT_FOUND if
 * the family does not have one of them; VALIDATION_ERROR at the field if the year is not after the one before it, overlaps another
 * one, or has the name of another one.
 */
export async function planYear(scope: Scope, input: RollOverInput): Promise<PlannedYear> {
  const { from_id, into_id, academic_year, start_date, end_date } = input
  const from = await requireSchoolYear(scope, from_id)
  const into = into_id === undefined ? null : await requireSchoolYear(scope, into_id)
  if (into_id === from_id) throw fieldError("into_id", "A school year cannot follow itself.")
  const days = { academic_year, start_date, end_date }
  const kept = into?.terms ?? []
  const terms = kept.length > 0 || end_date < start_date ? kept : scaleTerms(from.terms, from, days)
  await checkSchoolYear(scope, { ...days, terms }, into, "VALIDATION_ERROR")
  if (start_date < from.start_date) {
    throw fieldError("start_date", `First day must be after the school year ${from.academic_year}.`)
  }
  return { ...days, school_days: into?.school_days ?? from.school_days, terms, from, into }
}

/** The school years of a family once a planned year is saved. */
export function withYear(years: FamilyYear[], year: PlannedYear): FamilyYear[] {
  return [...years.filter(({ academic_year }) => academic_year !== year.into?.academic_year), year]
}
