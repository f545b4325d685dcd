import type { z } from "zod"
import { fieldError } from "@hearthbook/core/errors/errors"
import { removedId } from "@hearthbook/core/errors/not-found"
import { addDays, dayToDate, mondayOf, weekdayOf, weekdays, type Day } from "@hearthbook/core/time/days"
import { occursOn, onlyDayOf, wasHeldBefore } from "@hearthbook/core/planning/schedule"
import type { Scope } from "../../../request/scope.ts"
import { requireVersion } from "../../../sql/optimistic-locking.ts"
import { draftOf, mergeDraft, refuseEndBeforeStart, toColumns } from "./class-data.ts"
import { visibleTo } from "./schedule.policy.ts"
import {
  mostCanceled,
  tooManyCanceled,
  type ClassDraft,
  type classRemoval,
  type classUpdate,
  type ClassView,
  type removedClass,
} from "./schedule.schema.ts"
import { createClass, getClass, requireReferences } from "./schedule.service.ts"

/**
 * Changes a class: completely, from `from_date` on, or only on `only_on`. A change from a day on ends the entry before that day; the
 * later weeks become a new entry, which is returned. A change of one day cancels the class on it; the entry of one day in its place is
 * returned. STALE if `version` is out of date.
 */
export async function updateClass(scope: Scope, input: z.output<typeof classUpdate>): Promise<ClassView> {
  const { id, version, from_date, only_on, replaces_id, ...patch } = input
  const before = await lockClass(scope, id, version)
  await requireReferences(scope, patch)
  if (replaces_id) await removeReplaced(scope, id, replaces_id)
  const after = mergeDraft(draftOf(before), patch)
  if (only_on) {
    const moved_to = patch.start_date ?? addDays(mondayOf(only_on), weekdays.indexOf(after.day_of_week))
    return changeOnDay(scope, before, onceOn(after, moved_to), only_on)
  }
  if (from_date && wasHeldBefore(before, from_date, scope.calendar.time_zone)) {
    return splitFrom(scope, before, { ...after, start_date: patch.start_date ?? from_date }, from_date)
  }
  // The class has started but was not held yet. A change from a day on must not be held before that day either.
  if (from_date && patch.start_date === undefined && after.start_date && after.start_date < from_date)
    after.start_date = from_date
  refuseEndBeforeStart(after)
  await change(scope, id, toColumns(after))
  return getClass(scope, id)
}

/**
 * Ends a class before `from_date`, or cancels it on `only_on`. Deletes it if it is not held on any other day, or without a day. STALE if
 * `version` is out of date.
 */
export async function deleteClass(
  scope: Scope,
  { id, version, from_date, only_on }: z.output<typeof classRemoval>,
): Promise<z.output<typeof removedClass>> {
  const before = await lockClass(scope, id, version)
  if (only_on && onlyDayOf(before) !== only_on) {
    await cancelOn(scope, before, only_on)
    return { id, ended: true }
  }
  if (from_date && wasHeldBefore(before, from_date, scope.calendar.time_zone)) {
    refuseAfterEnd(before, from_date)
    await change(scope, id, { end_date: dayToDate(addDays(from_date, -1)) })
    return { id, ended: true }
  }
  const gone = await scope.db.schedule_entry.deleteMany({ where: { id, AND: visibleTo(scope) } })
  return { ...removedId(id, gone, "class"), ended: false }
}

/** Changes a class on one day. A class that is held on that day only is changed as a whole. */
async function changeOnDay(scope: Scope, before: ClassView, after: ClassDraft, day: Day): Promise<ClassView> {
  refuseEndBeforeStart(after)
  if (onlyDayOf(before) === day) {
    await change(scope, before.id, toColumns(after))
    return getClass(scope, before.id)
  }
  await cancelOn(scope, before, day)
  return createClass(scope, after)
}

/** Takes a class out of one day. VALIDATION_ERROR at `only_on` if it is not held on that day. */
async function cancelOn(scope: Scope, before: ClassView, day: Day): Promise<void> {
  if (!occursOn(before, day)) throw fieldError("only_on", "The class is not held on that day.")
  const { canceled_days } = draftOf(before)
  if (canceled_days.length >= mostCanceled) throw fieldError("only_on", tooManyCanceled)
  await change(scope, before.id, { canceled_days: [...canceled_days, day].toSorted().map(dayToDate) })
}

/** A class that is held on one day. */
function onceOn(draft: Required<ClassDraft>, day: Day): Required<ClassDraft> {
  return { ...draft, day_of_week: weekdayOf(day), start_date: day, end_date: day, canceled_days: [] }
}

async function splitFrom(scope: Scope, before: ClassView, after: ClassDraft, from_date: Day): Promise<ClassView> {
  refuseAfterEnd(before, from_date)
  if (after.start_date && after.start_date < from_date)
    throw fieldError("start_date", "First day must not be before the day from which it changes.")
  refuseEndBeforeStart(after)
  await change(scope, before.id, { end_date: dayToDate(addDays(from_date, -1)) })
  return createClass(scope, { ...after, canceled_days: after.canceled_days?.filter((day) => day >= from_date) })
}

function refuseAfterEnd({ end_date }: ClassView, from_date: Day): void {
  if (end_date && end_date.slice(0, 10) < from_date) throw fieldError("from_date", "The class ended before that day.")
}

async function removeReplaced(scope: Scope, id: string, replaces_id: string): Promise<void> {
  if (replaces_id === id) throw fieldError("replaces_id", "A class cannot replace itself.")
  const where = { id: replaces_id, AND: visibleTo(scope) }
  removedId(replaces_id, await scope.db.schedule_entry.deleteMany({ where }), "class")
}

async function change(scope: Scope, id: string, columns: Partial<ReturnType<typeof toColumns>>): Promise<void> {
  await scope.db.schedule_entry.update({
    where: { id, AND: visibleTo(scope) },
    data: { ...columns, version: { increment: 1 } },
    select: { id: true },
  })
}

/** Locks a class. NOT_FOUND if the caller may not see it, STALE if `version` is out of date. */
async function lockClass(scope: Scope, id: string, version: number | undefined): Promise<ClassView> {
  const { db, family_id } = scope
  await db.$queryRaw`
    SELECT id FROM schedule_entry WHERE id = ${id}::uuid AND family_id = ${family_id}::uuid FOR NO KEY UPDATE`
  return requireVersion(version, await getClass(scope, id))
}
