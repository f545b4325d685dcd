import { fieldError } from "@hearthbook/core/errors/errors"
import { underField } from "@hearthbook/core/errors/under-field"
import type { Scope } from "../../../request/scope.ts"
import { yearsOverlap } from "@hearthbook/core/planning/terms"
import { dateToDay, dayToDate } from "@hearthbook/core/time/days"
import { foldText } from "@hearthbook/core/names/search-text"
import { checkSchoolYear } from "../../family/school-year/check-school-year.ts"
import { selectSchoolYears, type StoredYear } from "../../family/school-year/school-year.select.ts"
import type { SetupInput } from "./setup.schema.ts"

type Holiday = SetupInput["school_year"]["holidays"][number]

/** The school year of a set-up. `into` is the year as it is stored, null for a new one; `holidays` are the days off to add. */
export type SetupYear = Omit<SetupInput["school_year"], "holidays"> & { into: StoredYear | null; holidays: Holiday[] }

/**
 * Plans the school year: the one of that name, else the one that registration made, if no course is in it, else a new one. Three to
 * five statements. VALIDATION_ERROR at a field of `school_year` if its days are wrong, or if it overlaps a year that is in use.
 */
export async function planSetupYear(scope: Scope, { school_year }: SetupInput): Promise<SetupYear> {
  const into = await findYear(scope, school_year)
  await underField("school_year", () =>
    checkSchoolYear(scope, { ...school_year, terms: undefined }, into, "VALIDATION_ERROR"),
  )
  for (const [index, holiday] of school_year.holidays.entries()) refuseOutside(school_year, holiday, index)
  const taken = await loadDaysOff(scope, school_year)
  const holidays = school_year.holidays.filter((holiday) => !taken.has(keyOf(holiday)))
  return { ...school_year, into, holidays }
}

async function findYear(
  scope: Scope,
  { academic_year, start_date, end_date }: SetupInput["school_year"],
): Promise<StoredYear | null> {
  const years = await selectSchoolYears(scope, [])
  const named = years.find((year) => year.academic_year === academic_year)
  if (named) return named
  const overlapping = years.filter((year) => yearsOverlap(year, { start_date, end_date }))
  const [unused] = overlapping.length === 1 ? overlapping : []
  if (!unused) return null
  const { db, family_id } = scope
  const courses = await db.curriculum.count({ where: { family_id, academic_year: unused.academic_year } })
  return courses === 0 ? unused : null
}

function refuseOutside(year: SetupInput["school_year"], holiday: Holiday, index: number): void {
  for (const field of ["start_date", "end_date"] as const) {
    if (year.start_date <= holiday[field] && holiday[field] <= year.end_date) continue
    const path = `school_year.holidays.${index}.${field}`
    throw fieldError(path, `This day is not in the school year ${year.academic_year}.`)
  }
}

/** The days off that all students have in the year already. */
async function loadDaysOff(
  { db, family_id }: Scope,
  { start_date, end_date }: SetupInput["school_year"],
): Promise<Set<string>> {
  const within = { start_date: { gte: dayToDate(start_date) }, end_date: { lte: dayToDate(end_date) } }
  const events = await db.event.findMany({
    where: { family_id, event_type: "holiday", student_id: null, ...within },
    select: { title: true, start_date: true, end_date: true },
  })
  return new Set(
    events.map(({ title, ...days }) =>
      keyOf({ name: title, start_date: dateToDay(days.start_date), end_date: dateToDay(days.end_date) }),
    ),
  )
}

function keyOf({ name, start_date, end_date }: Holiday): string {
  return `${start_date} ${end_date} ${foldText(name)}`
}
