import { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { found } from "@hearthbook/core/errors/not-found"
import type { Removal } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../request/scope.ts"
import { defaultYear, type Period } from "@hearthbook/core/planning/terms"
import { dayToDate } from "@hearthbook/core/time/days"
import { deleteUnlessStale, refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { findCursor } from "../../../sql/paging.ts"
import { followCalendar } from "../filing-dates/move-with-calendar.ts"
import { lockFamily } from "../family/lock-family.ts"
import { checkSchoolYear, refuseIfCoursesUse } from "./check-school-year.ts"
import { refuseIfLocked } from "./refuse-if-locked.ts"
import { replaceTerms, requireTerms } from "./replace-terms.ts"
import { visibleTo } from "./school-year.policy.ts"
import type { SchoolYearDraft, schoolYearFilter, SchoolYearUpdate, SchoolYearView } from "./school-year.schema.ts"
import { byStart, selectSchoolYears, toSchoolYearView, type StoredYear } from "./school-year.select.ts"

/** School years by start. */
export async function listSchoolYears(
  scope: Scope,
  { limit, cursor }: z.output<typeof schoolYearFilter>,
): Promise<SchoolYearView[]> {
  const from = await findCursor(cursor, (id) =>
    scope.db.school_year.findFirst({ where: { id, AND: visibleTo(scope) }, select: { id: true, start_date: true } }),
  )
  const years = await selectSchoolYears(scope, [from && byStart.after(from)], limit)
  return years.map(toSchoolYearView)
}

/** NOT_FOUND if the caller may not see it. */
export async function getSchoolYear(scope: Scope, id: string): Promise<SchoolYearView> {
  return toSchoolYearView(await requireSchoolYear(scope, id))
}

/** A school year with its days as YYYY-MM-DD. NOT_FOUND if the caller may not see it. */
export async function requireSchoolYear(scope: Scope, id: string): Promise<StoredYear> {
  const [row = null] = await selectSchoolYears(scope, [Prisma.sql`a.id = ${id}::uuid`])
  return found(row, "school year")
}

/**
 * Creates a school year with its terms. Its days follow from the family's first day of a year, and its weekdays are the family's,
 * unless the draft has others. Errors as `checkSchoolYear`.
 */
export async function createSchoolYear(scope: Scope, draft: SchoolYearDraft): Promise<SchoolYearView> {
  const { db, family_id, calendar } = scope
  await lockFamily(scope)
  const { academic_year, terms = [] } = draft
  const usual = defaultYear(academic_year, calendar.year_start)
  const { start_date = usual.start_date, end_date = usual.end_date } = draft
  await checkSchoolYear(scope, { academic_year, start_date, end_date, terms }, null)
  const school_days = draft.school_days ?? (await readUsualDays(scope))
  const { id } = await db.school_year.create({
    data: { family_id, academic_year, school_days, ...toColumns({ start_date, end_date }) },
    select: { id: true },
  })
  await replaceTerms(scope, id, terms)
  return getSchoolYear(scope, id)
}

/**
 * Changes a school year, and its terms as a whole list. Due days of filings follow. NOT_FOUND for a term of another year; LOCKED for a locked year;
 * STALE if `version` is out of date; other errors as `checkSchoolYear`.
 */
export async function updateSchoolYear(scope: Scope, input: SchoolYearUpdate): Promise<SchoolYearView> {
  const { id, version, terms, ...patch } = input
  await lockFamily(scope)
  const before = await requireSchoolYear(scope, id)
  refuseIfLocked(before)
  requireTerms(before, terms ?? [])
  const { academic_year, start_date, end_date } = { ...before, ...definedIn(patch) }
  if (version === undefined || version === before.version)
    await checkSchoolYear(scope, { academic_year, start_date, end_date, terms }, before)
  const data = { academic_year, school_days: patch.school_days, ...toColumns({ start_date, end_date }) }
  await refuseIfStale(
    () =>
      scope.db.school_year.update({
        where: { id, version, AND: visibleTo(scope) },
        data: { ...data, version: { increment: 1 } },
        select: { id: true },
      }),
    () => getSchoolYear(scope, id),
  )
  if (terms) await replaceTerms(scope, id, terms)
  await followCalendar(scope)
  return getSchoolYear(scope, id)
}

/** Deletes a school year with its terms. LOCKED for a locked year; IN_USE if courses have its academic year; STALE if `version` is out of date. */
export async function deleteSchoolYear(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  await lockFamily(scope)
  const before = await requireSchoolYear(scope, id)
  refuseIfLocked(before)
  await refuseIfCoursesUse(scope, before.academic_year)
  const remove = () => scope.db.school_year.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  return deleteUnlessStale({ id, version }, "school year", remove, () => getSchoolYear(scope, id))
}

function toColumns({ start_date, end_date }: Period) {
  return { start_date: dayToDate(start_date), end_date: dayToDate(end_date) }
}

async function readUsualDays({ db, family_id }: Scope) {
  const select = { school_days: true }
  return (await db.family.findUniqueOrThrow({ where: { id: family_id }, select })).school_days
}

/** The fields that a patch sets. */
function definedIn({ academic_year, start_date, end_date }: Partial<Period & { academic_year: string }>) {
  return {
    ...(academic_year !== undefined && { academic_year }),
    ...(start_date !== undefined && { start_date }),
    ...(end_date !== undefined && { end_date }),
  }
}
