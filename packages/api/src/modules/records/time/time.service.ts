import { Prisma } from "@hearthbook/db"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Removal } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../request/scope.ts"
import { can } from "@hearthbook/core/permissions/permissions"
import { dayToDate } from "@hearthbook/core/time/days"
import { deleteUnlessStale, refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { findCursor } from "../../../sql/paging.ts"
import { requireCurriculum } from "../../plan/curriculum/curriculum.service.ts"
import { getEvent } from "../../calendar/event/event.service.ts"
import { getLesson } from "../../work/lesson/lesson.service.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { requireSubject } from "../../family/subject/subject.service.ts"
import { checkTime, findSubject } from "./check-time.ts"
import { notifyOfNotedTime, resolveNotes } from "./notify-noted-time.ts"
import { visibleTo } from "./time.policy.ts"
import type { TimeDraft, TimeFilter, TimeUpdate, TimeView } from "./time.schema.ts"
import { byDay, selectTime } from "./time.select.ts"

/** Time entries by day. NOT_FOUND if the filter names something that the caller may not see. */
export async function listTime(scope: Scope, filter: TimeFilter): Promise<TimeView[]> {
  const { start_date, end_date, source, place, status, limit } = filter
  const from = await findCursor(filter.cursor, (id) =>
    scope.db.time_entry.findFirst({
      where: { id, AND: visibleTo(scope) },
      select: { id: true, date: true, created_at: true },
    }),
  )
  const where = [
    ...(["student_id", "subject_id", "curriculum_id", "lesson_id", "event_id"] as const).map(
      (column) => filter[column] && Prisma.sql`a.${Prisma.raw(column)} = ${filter[column]}::uuid`,
    ),
    source && Prisma.sql`a.source = ${source}::time_source`,
    place && Prisma.sql`a.place = ${place}::place`,
    status && Prisma.sql`a.status = ${status}::time_status`,
    start_date && Prisma.sql`a.date >= ${start_date}::date`,
    end_date && Prisma.sql`a.date <= ${end_date}::date`,
    from && byDay.after(from),
  ]
  const entries = await selectTime(scope, where, limit)
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (entries.length === 0) await requireAsked(scope, filter)
  return entries
}

/** NOT_FOUND if the caller may not see it. */
export async function getTime(scope: Scope, id: string): Promise<TimeView> {
  const [entry = null] = await selectTime(scope, [Prisma.sql`a.id = ${id}::uuid`])
  return found(entry, "time entry")
}

/**
 * Writes down time. A child's own entry is only noted, and the adults are told. VALIDATION_ERROR for a day in the future; NOT_FOUND
 * for a student or subject that the caller may not see, or a course of another student.
 */
export async function createTime(scope: Scope, draft: TimeDraft): Promise<TimeView> {
  const { student_id, date, minutes, place, description } = draft
  const subject = await checkTime(scope, draft)
  const isCounted = can(scope.actor.role, "keep_records")
  const { id } = await scope.db.time_entry.create({
    data: {
      family_id: scope.family_id,
      student_id,
      ...subject,
      minutes,
      place,
      description,
      date: dayToDate(date),
      status: isCounted ? "counted" : "noted",
      created_at: scope.now,
    },
    select: { id: true },
  })
  const entry = await getTime(scope, id)
  if (!isCounted) await notifyOfNotedTime(scope, entry)
  return entry
}

/**
 * Changes an entry. CONFLICT for the day, minutes, subject or status of one that follows a lesson, class or event: that is what to
 * change. WRONG_ROLE for a child, except for what it noted itself and nobody has counted yet; STALE if `version` is out of date.
 */
export async function updateTime(scope: Scope, input: TimeUpdate): Promise<TimeView> {
  const { id, version, date, subject_id, curriculum_id, ...patch } = input
  const before = await getTime(scope, id)
  refuseChild(scope, before)
  const isChild = !can(scope.actor.role, "keep_records")
  if (isChild && patch.status === "counted") throw new AppError("WRONG_ROLE")
  const changesCause = [date, subject_id, curriculum_id, patch.minutes, patch.status].some(
    (field) => field !== undefined,
  )
  if (before.source !== "manual" && changesCause) throw followsCause(before)
  if (date !== undefined && date > scope.today) throw fieldError("date", "Choose today or an earlier day.")
  const subject = await findSubject(scope, before.student_id, { subject_id, curriculum_id })
  await refuseIfStale(
    () =>
      scope.db.time_entry.update({
        where: { id, version, AND: visibleTo(scope) },
        data: { ...patch, ...subject, date: date && dayToDate(date), version: { increment: 1 } },
        select: { id: true },
      }),
    () => getTime(scope, id),
  )
  const entry = await getTime(scope, id)
  if (before.status === "noted" && entry.status === "counted") await resolveNotes(scope, before)
  return entry
}

/** Deletes an entry that was typed. CONFLICT for another one; WRONG_ROLE and STALE as for a change. */
export async function deleteTime(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  const before = await getTime(scope, id)
  refuseChild(scope, before)
  if (before.source !== "manual") throw followsCause(before)
  const remove = () => scope.db.time_entry.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  const removed = await deleteUnlessStale({ id, version }, "time entry", remove, () => getTime(scope, id))
  if (before.status === "noted") await resolveNotes(scope, before)
  return removed
}

/** NOT_FOUND if the filter names something that the caller may not see. */
async function requireAsked(scope: Scope, filter: TimeFilter): Promise<void> {
  const { student_id, subject_id, curriculum_id, lesson_id, event_id } = filter
  if (student_id) await requireStudent(scope, student_id)
  if (subject_id) await requireSubject(scope, subject_id)
  if (curriculum_id) await requireCurriculum(scope, curriculum_id)
  if (lesson_id) await getLesson(scope, lesson_id)
  if (event_id) await getEvent(scope, event_id)
}

/** WRONG_ROLE for a child, unless the entry is only noted. */
function refuseChild({ actor }: Scope, { status }: TimeView): void {
  if (!can(actor.role, "keep_records") && status !== "noted") throw new AppError("WRONG_ROLE")
}

function followsCause({ source }: TimeView): AppError {
  return new AppError("CONFLICT", `This time follows its ${source}. Change the ${source} instead.`)
}
