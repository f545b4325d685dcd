import { Prisma } from "@hearthbook/db"
import { found } from "../../errors/not-found.ts"
import { findCursor } from "../../sql/paging.ts"
import { weekdayOf, type Day } from "../../rules/days.ts"
import type { Scope } from "../../request/scope.ts"
import type { Condition } from "../../sql/statement.ts"
import { requireStudent } from "../student/student.service.ts"
import { requireSubject } from "../subject/subject.service.ts"
import { toColumns } from "./class-data.ts"
import { visibleTo } from "./schedule.policy.ts"
import type { ClassDraft, ClassFilter, ClassView } from "./schedule.schema.ts"
import { byWeekdayAndTime, selectClasses } from "./schedule.select.ts"

/** Classes by weekday and start time. NOT_FOUND where the filter names a student that the caller may not see. */
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
    ...heldWithin({ start_date, end_date }),
    from && byWeekdayAndTime.after(from),
  ]
  const classes = await selectClasses(scope, where, limit)
  // What may not be seen is of nothing that is listed: only an empty list has to ask.
  if (classes.length === 0 && student_id) await requireStudent(scope, student_id)
  return classes
}

/** The classes of one day, by start time; the twin of rules/schedule.ts `classesOn`, which a test holds beside it. */
export function listClassesOn(scope: Scope, day: Day): Promise<ClassView[]> {
  const onWeekday = Prisma.sql`a.day_of_week = ${weekdayOf(day)}::weekday`
  return selectClasses(scope, [onWeekday, ...heldWithin({ start_date: day, end_date: day })])
}

/** What recurs in between at all, by its first and last day. */
function heldWithin({ start_date, end_date }: Pick<ClassFilter, "start_date" | "end_date">): Condition[] {
  return [
    start_date && Prisma.sql`(a.end_date IS NULL OR a.end_date >= ${start_date}::date)`,
    end_date && Prisma.sql`(a.start_date IS NULL OR a.start_date <= ${end_date}::date)`,
  ]
}

/** NOT_FOUND where the caller may not see it. */
export async function getClass(scope: Scope, id: string): Promise<ClassView> {
  const [row = null] = await selectClasses(scope, [Prisma.sql`a.id = ${id}::uuid`])
  return found(row, "class")
}

/** An overlap is allowed: the form warns of it (DECISIONS 27). NOT_FOUND for a student or subject of another family. */
export async function createClass(scope: Scope, draft: ClassDraft): Promise<ClassView> {
  await requireReferences(scope, draft)
  const { id } = await scope.db.schedule_entry.create({
    // By the clock of this request: whether it was held before a day is counted from the day it was entered.
    data: { ...toColumns(draft), family_id: scope.family_id, created_at: scope.now },
    select: { id: true },
  })
  return getClass(scope, id)
}

/** NOT_FOUND where a class would be of a student or a subject that the caller may not see. */
export async function requireReferences(scope: Scope, { student_id, subject_id }: Partial<ClassDraft>): Promise<void> {
  if (student_id) await requireStudent(scope, student_id)
  if (subject_id) await requireSubject(scope, subject_id)
}
