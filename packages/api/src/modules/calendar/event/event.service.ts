import { Prisma } from "@hearthbook/db"
import type { z } from "zod"
import { fieldError } from "@hearthbook/core/errors/errors"
import type { Removal } from "@hearthbook/core/fields/fields"
import { found } from "@hearthbook/core/errors/not-found"
import { findCursor } from "../../../sql/paging.ts"
import { dayToDate } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { refuseIfStale, deleteUnlessStale } from "../../../sql/optimistic-locking.ts"
import type { Condition } from "../../../sql/statement.ts"
import { followCalendar } from "../../family/filing-dates/move-with-calendar.ts"
import { recordDeletion, type UndoableRemoval } from "../../../recording/record-deletion.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { requireSubject } from "../../family/subject/subject.service.ts"
import { rowsWithIds } from "../../../sql/policy.ts"
import { ofStudent, visibleTo } from "./event.policy.ts"
import {
  findEndBeforeStart,
  findTimedDay,
  type EventDraft,
  type EventFilter,
  type eventUpdate,
  type EventView,
} from "./event.schema.ts"
import { byStart, selectEvents } from "./event.select.ts"

/** Events by start. NOT_FOUND if the filter names a student that the caller may not see. */
export async function listEvents(scope: Scope, filter: EventFilter): Promise<EventView[]> {
  const { student_id, limit } = filter
  if (student_id) await requireStudent(scope, student_id)
  const from = await findCursor(filter.cursor, (id) =>
    scope.db.event.findFirst({ where: { id, AND: visibleTo(scope) }, select: { id: true, start_date: true } }),
  )
  const where = [
    ...(student_id ? rowsWithIds(ofStudent(student_id)) : []),
    ...overlapsRange(filter),
    from && byStart.after(from),
  ]
  return selectEvents(scope, where, limit)
}

/** NOT_FOUND if the caller may not see it. */
export async function getEvent(scope: Scope, id: string): Promise<EventView> {
  const [row = null] = await selectEvents(scope, [Prisma.sql`a.id = ${id}::uuid`])
  return found(row, "event")
}

/** Creates an event, for one student or for all. Due days follow a day off. NOT_FOUND if the caller may not see the student or a subject. */
export async function createEvent(scope: Scope, draft: EventDraft): Promise<EventView> {
  const event = await insertEvent(scope, draft)
  await followDaysOff(scope, event)
  return event
}

/** The same without the due days, for a change that can be undone. */
export async function insertEvent(scope: Scope, draft: EventDraft): Promise<EventView> {
  if (draft.student_id) await requireStudent(scope, draft.student_id)
  for (const id of draft.subject_ids ?? []) await requireSubject(scope, id)
  const { id } = await scope.db.event.create({
    data: { ...draft, ...toSpan({ ...draft, all_day: draft.all_day ?? false }), family_id: scope.family_id },
    select: { id: true },
  })
  return getEvent(scope, id)
}

/** Changes an event. VALIDATION_ERROR if it would end before it starts, or become a day off or an extra school day with times; STALE if `version` is out of date. */
export async function updateEvent(scope: Scope, input: z.output<typeof eventUpdate>): Promise<EventView> {
  const { id, version, ...patch } = input
  const before = await lockEvent(scope, id)
  if (patch.student_id) await requireStudent(scope, patch.student_id)
  for (const added of patch.subject_ids ?? []) await requireSubject(scope, added)
  const { event_type = before.event_type, all_day = before.all_day } = patch
  // A day off that was saved with times before they were refused can still be renamed and moved.
  const changesKind = patch.event_type !== undefined || patch.all_day !== undefined
  const wrongTime = changesKind ? findTimedDay({ event_type, all_day }) : null
  if (wrongTime) throw fieldError("all_day", wrongTime)
  const span = toSpan({
    start_date: patch.start_date ?? before.start_date.slice(0, 16),
    end_date: patch.end_date ?? before.end_date.slice(0, 16),
    all_day,
  })
  await refuseIfStale(
    () =>
      scope.db.event.update({
        where: { id, version, AND: visibleTo(scope) },
        data: { ...patch, ...span, is_edited: true, version: { increment: 1 } },
        select: { id: true },
      }),
    () => getEvent(scope, id),
  )
  const after = await getEvent(scope, id)
  await followDaysOff(scope, before, after)
  return after
}

/** Deletes an event, which can be undone for 30 days. STALE if `version` is out of date. */
export async function deleteEvent(scope: Scope, { id, version }: Removal): Promise<UndoableRemoval> {
  const where = { id, AND: visibleTo(scope) }
  const event = await scope.db.event.findFirst({ where, select: { title: true, event_type: true } })
  const { title, event_type } = found(event, "event")
  const remove = () => scope.db.event.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  const removed = await recordDeletion(scope, { noun: "event", name: `“${title}”` }, () =>
    deleteUnlessStale({ id, version }, "event", remove, () => getEvent(scope, id)),
  )
  await followDaysOff(scope, { event_type })
  return removed
}

/** Lets due days follow if one of these events is, or was, a day off or an extra school day. */
export async function followDaysOff(scope: Scope, ...events: Partial<Pick<EventView, "event_type">>[]): Promise<void> {
  if (events.some(({ event_type }) => event_type === "holiday" || event_type === "school_day"))
    await followCalendar(scope)
}

/** Locks an event, because its start and end depend on each other. NOT_FOUND if the caller may not see it. */
async function lockEvent(scope: Scope, id: string): Promise<EventView> {
  const { db, family_id } = scope
  await db.$queryRaw`SELECT id FROM event WHERE id = ${id}::uuid AND family_id = ${family_id}::uuid FOR NO KEY UPDATE`
  return getEvent(scope, id)
}

/** Selects events that overlap a range. Equivalent to `isOn` in core/planning/schedule.ts; a test compares the two. */
function overlapsRange({ start_date, end_date }: EventFilter): Condition[] {
  return [
    // Calculated in the database, because the day after the last supported day cannot be written here.
    end_date && Prisma.sql`a.start_date < ${end_date}::timestamp + interval '1 day'`,
    start_date &&
      Prisma.sql`(a.end_date > ${start_date}::timestamp OR (a.all_day AND a.end_date = ${start_date}::timestamp))`,
  ]
}

type Span = { start_date: string; end_date: string; all_day: boolean }

/** The columns for an event's time; only the days of an all-day event count. Throws if it ends before it starts. */
function toSpan(event: Span) {
  const { start_date, end_date, all_day } = event
  const message = findEndBeforeStart(event)
  if (message) throw fieldError("end_date", message)
  const read = (localDateTime: string) =>
    all_day ? dayToDate(localDateTime.slice(0, 10)) : new Date(`${localDateTime}:00.000Z`)
  return { start_date: read(start_date), end_date: read(end_date), all_day }
}
