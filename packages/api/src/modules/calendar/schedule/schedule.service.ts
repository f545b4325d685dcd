import { Prisma } from "@hearthbook/db"
import { found } from "@hearthbook/core/errors/not-found"
import { findCursor } from "../../../sql/paging.ts"
import { weekdayOf, type Day } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import type { Condition } from "../../../sql/statement.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { requireSubject } from "../../family/subject/subject.service.ts"
import { toColumns } from "./class-data.ts"
import { visibleTo } from "./schedule.policy.ts"
import type { ClassDraft, ClassFilter, ClassView } from "./schedule.schema.ts"
import { byWeekdayAndTime, selectClasses } from "./schedule.select.ts"

/** Classes by weekday and start time. NOT_FOUND if the filter names a student that the caller may not see. */
export async function listClasses(scope: Scope, filter: ClassFilter): Promise<ClassView[]> {
  const { student_id, start_date, end_date, limit } = filter
  const from = await findCursor(filter.cursor, (id) =>
    scope.db.schedule_entry.findFirst({
      where: { id, AND: visibleTo(scope) },
      select: { id: true, day_of_week: true, start_time: true },
    }),
  )
  const where = [
    student_id && Prisma.sql`a.student_id = ${student_id}::uuid`,
    ...heldInRange({ start_date, end_date }),
    from && byWeekdayAndTime.after(from),
  ]
  const classes = await selectClasses(scope, where, limit)
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (classes.length === 0 && student_id) await requireStudent(scope, student_id)
  return classes
}

/** The classes of one day, by start time. Equivalent to `classesOn` in core/planning/schedule.ts; a test compares the two. */
export function listClassesOn(scope: Scope, day: Day): Promise<ClassView[]> {
  const onWeekday = Prisma.sql`a.day_of_week = ${weekdayOf(day)}::weekday`
  const isHeld = Prisma.sql`${day}::date <> ALL (coalesce(a.canceled_days, '{}'))`
  return selectClasses(scope, [onWeekday, isHeld, ...heldInRange({ start_date: day, end_date: day })])
}

/** Conditions for classes whose period overlaps a range. */
function heldInRange({ start_date, end_date }: Pick<ClassFilter, "start_date" | "end_date">): Condition[] {
  return [
    start_date && Prisma.sql`(a.end_date IS NULL OR a.end_date >= ${start_date}::date)`,
    end_date && Prisma.sql`(a.start_date IS NULL OR a.start_date <= ${end_date}::date)`,
  ]
}

/** NOT_FOUND if the caller may not see it. */
export async function getClass(scope: Scope, id: string): Promise<ClassView> {
  const [row = null] = await selectClasses(scope, [Prisma.sql`a.id = ${id}::uuid`])
  return found(row, "class")
}

/**
 * Creates a class. It may overlap another one; the form warns about that. NOT_FOUND for a student or subject of another family.
 */
export async function createClass(scope: Scope, draft: ClassDraft): Promise<ClassView> {
  await requireReferences(scope, draft)
  const { id } = await scope.db.schedule_entry.create({
    // By the request's clock, because a class without a first day counts from the day it was created.
    data: { ...toColumns(draft), family_id: scope.family_id, created_at: scope.now },
    select: { id: true },
  })
  return getClass(scope, id)
}

/** NOT_FOUND if the caller may not see the class's student or subject. */
export async function requireReferences(scope: Scope, { student_id, subject_id }: Partial<ClassDraft>): Promise<void> {
  if (student_id) await requireStudent(scope, student_id)
  if (subject_id) await requireSubject(scope, subject_id)
}
