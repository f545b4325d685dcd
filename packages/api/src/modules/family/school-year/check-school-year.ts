import { Prisma } from "@hearthbook/db"
import { AppError, fieldError, type Reason } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../request/scope.ts"
import { termProblem, yearProblem, type Period, type Term } from "@hearthbook/core/planning/terms"
import { readDateFormat, writeDay } from "@hearthbook/core/time/date-format"
import type { Day } from "@hearthbook/core/time/days"
import { selectSchoolYears } from "./school-year.select.ts"

/** A school year as it would be saved. `terms` are undefined if the call does not change them. */
type PlannedYear = Period & { academic_year: string; terms: Term[] | undefined }

/**
 * Checks a year before it is saved, under the lock of its family. `before` is the year as it is stored, null for a new one.
 * VALIDATION_ERROR at the field if its days or its terms are wrong; `taken`, CONFLICT by default, with the other year's name, if the
 * family has that academic year already or another year with one of these days.
 */
export async function checkSchoolYear(
  scope: Scope,
  year: PlannedYear,
  before: { id: string; terms: Term[] } | null,
  taken: Reason = "CONFLICT",
): Promise<void> {
  const problem = yearProblem(year)
  if (problem) throw fieldError(problem.field, problem.message)
  const format = await readDayFormat(scope)
  if (year.terms) refuseWrongTerms(year, year.terms, format)
  else refuseTermsOutside(year, before?.terms ?? [])
  const conflict = await findConflict(scope, year, before?.id, format)
  if (conflict) throw fieldError(conflict.field, conflict.message, taken)
}

function refuseWrongTerms(year: Period, terms: Term[], format: (day: Day) => string): void {
  const problem = termProblem(year, terms, format)
  if (problem) throw fieldError(`terms.${problem.index}.${problem.field}`, problem.message)
}

/** For a call that changes the year's days and leaves its terms as they are. */
function refuseTermsOutside(year: Period, terms: Term[]): void {
  const early = terms.find(({ start_date }) => start_date < year.start_date)
  if (early) throw fieldError("start_date", `${early.name} begins before this day. Change the terms first.`)
  const late = terms.findLast(({ end_date }) => end_date > year.end_date)
  if (late) throw fieldError("end_date", `${late.name} ends after this day. Change the terms first.`)
}

async function findConflict(
  scope: Scope,
  { academic_year, start_date, end_date }: PlannedYear,
  id: string | undefined,
  format: (day: Day) => string,
): Promise<{ field: string; message: string } | null> {
  const isLike = Prisma.sql`(a.academic_year = ${academic_year}
    OR (a.start_date <= ${end_date}::date AND a.end_date >= ${start_date}::date))`
  const others = await selectSchoolYears(scope, [isLike, id && Prisma.sql`a.id <> ${id}::uuid`])
  if (others.some((other) => other.academic_year === academic_year))
    return { field: "academic_year", message: `The school year ${academic_year} exists already.` }
  const [other] = others
  if (!other) return null
  const days = `${format(other.start_date)} to ${format(other.end_date)}`
  return { field: "start_date", message: `School years must not overlap: ${other.academic_year} is from ${days}.` }
}

/** Throws IN_USE with the number of courses that have this academic year. */
export async function refuseIfCoursesUse({ db, family_id }: Scope, academic_year: string): Promise<void> {
  const count = await db.curriculum.count({ where: { family_id, academic_year } })
  if (count > 0) throw new AppError("IN_USE", `${count === 1 ? "1 course is" : `${count} courses are`} in this year.`)
}

/** Writes days as the caller prefers them. */
async function readDayFormat({ db, family_id, actor }: Scope): Promise<(day: Day) => string> {
  const where = { user_id: actor.user_id, family_id }
  const settings = await db.settings.findFirst({ where, select: { date_format: true } })
  const format = readDateFormat(settings?.date_format)
  return (day) => writeDay(day, format)
}
