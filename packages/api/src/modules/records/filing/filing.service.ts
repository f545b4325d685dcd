import { Prisma } from "@hearthbook/db"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Removal } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../request/scope.ts"
import { ownReports } from "@hearthbook/core/requirements/own-reports"
import { dayToDate } from "@hearthbook/core/time/days"
import { deleteUnlessStale, refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { findCursor } from "../../../sql/paging.ts"
import { fileStore } from "../../../stored-files/file-store.ts"
import { retract } from "../../messages/notification/notify.ts"
import { renewDueDays, requireRequirement } from "../requirement/requirement.service.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { keptPeriod, readPeriod, type Period } from "./filing-period.service.ts"
import { visibleTo } from "./filing.policy.ts"
import type { FilingDraft, FilingFilter, FilingUpdate, FilingView } from "./filing.schema.ts"
import { afterFiling, selectFilings } from "./filing.select.ts"

/** Filings by due day, those without one last. NOT_FOUND if the filter names something that the caller may not see. */
export async function listFilings(scope: Scope, filter: FilingFilter): Promise<FilingView[]> {
  const { student_id, school_year_id, requirement_id, status, start_date, end_date, limit, cursor } = filter
  const from = await findCursor(cursor, (id) =>
    scope.db.filing.findFirst({ where: { id, AND: visibleTo(scope) }, select: { id: true, due_date: true } }),
  )
  const filings = await selectFilings(
    scope,
    [
      student_id && Prisma.sql`a.student_id = ${student_id}::uuid`,
      requirement_id && Prisma.sql`a.requirement_id = ${requirement_id}::uuid`,
      school_year_id &&
        Prisma.sql`a.requirement_id IN (
          SELECT r.id FROM requirement r
          WHERE r.family_id = ${scope.family_id}::uuid AND r.school_year_id = ${school_year_id}::uuid
        )`,
      status === "open" && Prisma.sql`a.done_on IS NULL AND NOT a.skipped`,
      status === "done" && Prisma.sql`a.done_on IS NOT NULL`,
      start_date && Prisma.sql`a.due_date >= ${start_date}::date`,
      end_date && Prisma.sql`a.due_date <= ${end_date}::date`,
      from && afterFiling(from),
    ].map((condition) => condition || undefined),
    limit,
  )
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (filings.length === 0 && student_id) await requireStudent(scope, student_id)
  if (filings.length === 0 && school_year_id) await requireSchoolYear(scope, school_year_id)
  if (filings.length === 0 && requirement_id) await requireRequirement(scope, requirement_id)
  return filings
}

/** NOT_FOUND if the caller may not see it. */
export async function getFiling(scope: Scope, id: string): Promise<FilingView> {
  const [filing = null] = await selectFilings(scope, [Prisma.sql`a.id = ${id}::uuid`])
  return found(filing, "filing")
}

/**
 * Adds a filing of the family's own. NOT_FOUND for a requirement that the caller may not see; VALIDATION_ERROR without a title, but for
 * a report, which has one.
 */
export async function createFiling(scope: Scope, draft: FilingDraft): Promise<FilingView> {
  const { requirement_id, due_date, to, note } = draft
  const report = draft.report_kind && ownReports[draft.report_kind]
  const kind = draft.kind ?? (report ? "periodic_report" : "notice")
  const title = draft.title ?? report?.title
  if (title === undefined) throw fieldError("title", "Title is required.")
  const { student_id } = await requireRequirement(scope, requirement_id)
  const { id } = await scope.db.filing.create({
    data: {
      family_id: scope.family_id,
      requirement_id,
      student_id,
      kind,
      title,
      to,
      note,
      due_date: due_date && dayToDate(due_date),
      ...(report && { action: "keep", contents: [...report.contents] }),
    },
    select: { id: true },
  })
  return getFiling(scope, id)
}

/**
 * Changes a filing, or marks it as done. Days that follow from the day on which it was done follow. VALIDATION_ERROR for a day to come;
 * NOT_FOUND for another file than its own; LOCKED for one that was done in a locked year; STALE if `version` is out of date.
 */
export async function updateFiling(scope: Scope, input: FilingUpdate): Promise<FilingView> {
  const { id, version, due_date, done_on, report, file_id, start_date, end_date, ...patch } = input
  const before = await getFiling(scope, id)
  if (done_on && done_on > scope.today) throw fieldError("done_on", "Choose today or an earlier day.")
  if (file_id && file_id !== before.file_id) throw new AppError("NOT_FOUND", "Upload the file to this filing.")
  const period = await periodToKeep(scope, before, { report, start_date, end_date })
  const isOtherDay = due_date !== undefined && due_date !== (before.due_date?.slice(0, 10) ?? null)
  await refuseIfStale(
    () =>
      scope.db.filing.update({
        where: { id, version, AND: visibleTo(scope) },
        data: {
          ...patch,
          due_date: due_date && dayToDate(due_date),
          done_on: done_on && dayToDate(done_on),
          report: report === null ? Prisma.DbNull : report,
          ...(period !== undefined && {
            start_date: period && dayToDate(period.start_date),
            end_date: period && dayToDate(period.end_date),
          }),
          // Another day is reminded of anew.
          ...(isOtherDay && { reminded_at: null }),
          version: { increment: 1 },
        },
        select: { id: true },
      }),
    () => getFiling(scope, id),
  )
  if (file_id === null) await removeFile(scope, before)
  if (done_on !== undefined && done_on !== (before.done_on?.slice(0, 10) ?? null))
    await renewDueDays(scope, before.requirement_id)
  if (done_on || patch.skipped || isOtherDay) await retractReminder(scope, before)
  return getFiling(scope, id)
}

/**
 * The days that a report keeps after an update: those given, else with the first text those that it was written about. Null for none;
 * undefined if they stay as they are. VALIDATION_ERROR for days of which one is missing, or that are out of order.
 */
async function periodToKeep(
  scope: Scope,
  before: FilingView,
  { report, start_date, end_date }: Pick<FilingUpdate, "report" | "start_date" | "end_date">,
): Promise<Period | null | undefined> {
  const kept = keptPeriod(before)
  if (start_date !== undefined || end_date !== undefined) {
    const first = start_date === undefined ? kept?.start_date : start_date
    const last = end_date === undefined ? kept?.end_date : end_date
    if (!first && !last) return null
    if (!first) throw fieldError("start_date", "Choose the first day too.")
    if (!last) throw fieldError("end_date", "Choose the last day too.")
    if (last < first) throw fieldError("end_date", "The last day must not be before the first day.")
    return { start_date: first, end_date: last }
  }
  if (report === null) return null
  if (report === undefined || kept) return undefined
  const { school_year_id } = await requireRequirement(scope, before.requirement_id)
  return readPeriod(scope, before, await requireSchoolYear(scope, school_year_id))
}

/** Deletes a filing with its file. LOCKED for one that was done in a locked year; STALE if `version` is out of date. */
export async function deleteFiling(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  const before = await getFiling(scope, id)
  const remove = () => scope.db.filing.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  const removed = await deleteUnlessStale({ id, version }, "filing", remove, () => getFiling(scope, id))
  if (before.file_id) await fileStore.delete(scope, [before.file_id])
  await retractReminder(scope, before)
  return removed
}

/** Throws LOCKED for a filing that was done in a locked year: its file is what was sent. */
export async function refuseLockedFile(scope: Scope, { requirement_id, done_on }: FilingView): Promise<void> {
  if (done_on === null) return
  const { school_year_id } = await requireRequirement(scope, requirement_id)
  const { locked_at } = await requireSchoolYear(scope, school_year_id)
  if (locked_at) throw new AppError("LOCKED", "This school year is locked. Unlock it to change the file.")
}

async function removeFile(scope: Scope, filing: FilingView): Promise<void> {
  if (!filing.file_id) return
  await refuseLockedFile(scope, filing)
  const { db, family_id } = scope
  await db.file.deleteMany({ where: { family_id, filing_id: filing.id } })
  await fileStore.delete(scope, [filing.file_id])
}

/** Takes back the note that it is due, unless another filing of the child is due on the same day. */
async function retractReminder(scope: Scope, { student_id, due_date }: FilingView): Promise<void> {
  if (due_date === null) return
  const { db, family_id } = scope
  const open = { family_id, student_id, due_date: new Date(due_date), done_on: null, skipped: false }
  if ((await db.filing.count({ where: open })) > 0) return
  await retract(scope, "filing_due", { student_id, day: due_date.slice(0, 10) })
}
