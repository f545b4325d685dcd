import { fieldError } from "../../errors/errors.ts"
import type { Scope } from "../../request/scope.ts"
import { scaleTerms } from "../../rules/planning/next-year/scale-terms.ts"
import { checkSchoolYear } from "../school-year/check-school-year.ts"
import type { FamilyYear } from "../school-year/load-school-calendar.ts"
import { requireSchoolYear } from "../school-year/school-year.service.ts"
import type { StoredYear } from "../school-year/school-year.select.ts"
import type { RollOverInput } from "./roll-over.schema.ts"

/** A school year that is not saved yet, with the one that it follows. */
export type PlannedYear = FamilyYear & { from: StoredYear }

/**
 * Plans a school year with the weekdays and the terms of the one before it. NOT_FOUND if the family does not have that one;
 * VALIDATION_ERROR at the field if the new year is before it, overlaps another one or exists already.
 */
export async function planYear(
  scope: Scope,
  { from_id, academic_year, start_date, end_date }: RollOverInput,
): Promise<PlannedYear> {
  const from = await requireSchoolYear(scope, from_id)
  const days = { academic_year, start_date, end_date }
  const terms = end_date < start_date ? [] : scaleTerms(from.terms, from, days)
  await checkSchoolYear(scope, { ...days, terms }, null, "VALIDATION_ERROR")
  if (start_date < from.start_date)
    throw fieldError("start_date", `First day must be after the year ${from.academic_year}.`)
  return { ...days, school_days: from.school_days, terms, from }
}
