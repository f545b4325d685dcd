import type { Prisma } from "@hearthbook/db"
import { found } from "../../not-found.ts"
import { readPage } from "../../paging.ts"
import { dayToDate, weekdays } from "../../rules/days.ts"
import type { Scope } from "../../scope.ts"
import { requireStudent } from "../student/student.service.ts"
import { requireSubject } from "../subject/subject.service.ts"
import { toColumns } from "./class-data.ts"
import { visibleTo } from "./schedule.policy.ts"
import type { ClassDraft, ClassFilter, ClassView } from "./schedule.schema.ts"
import { classSelect, toClassView } from "./schedule.select.ts"

const order = [
  { day_of_week: "asc" },
  { start_time: "asc" },
  { id: "asc" },
] satisfies Prisma.schedule_entryOrderByWithRelationInput[]

/** Classes by weekday and start time. NOT_FOUND where the filter names a student that the caller may not see. */
export async function listClasses(scope: Scope, filter: ClassFilter): Promise<ClassView[]> {
  const { student_id, start_date, end_date, ...page } = filter
  const still = start_date ? { OR: [{ end_date: null }, { end_date: { gte: dayToDate(start_date) } }] } : {}
  const already = end_date ? { OR: [{ start_date: null }, { start_date: { lte: dayToDate(end_date) } }] } : {}
  const rows = await readPage(page, {
    order,
    ranks: { day_of_week: weekdays },
    place: (id) =>
      scope.db.schedule_entry.findFirst({
        where: { id, AND: visibleTo(scope) },
        select: { id: true, day_of_week: true, start_time: true },
      }),
    read: ({ take, after }) =>
      scope.db.schedule_entry.findMany({
        where: { AND: [visibleTo(scope), { student_id }, still, already, after] },
        select: classSelect,
        orderBy: order,
        take,
      }),
  })
  // What may not be seen is of nothing that is listed: only an empty list has to ask.
  if (rows.length === 0 && student_id) await requireStudent(scope, student_id)
  return rows.map(toClassView)
}

/** NOT_FOUND where the caller may not see it. */
export async function getClass(scope: Scope, id: string): Promise<ClassView> {
  const row = await scope.db.schedule_entry.findFirst({ where: { id, AND: visibleTo(scope) }, select: classSelect })
  return toClassView(found(row, "class"))
}

/** An overlap is allowed: the form warns of it (DECISIONS 27). NOT_FOUND for a student or subject of another family. */
export async function createClass(scope: Scope, draft: ClassDraft): Promise<ClassView> {
  await requireReferences(scope, draft)
  const row = await scope.db.schedule_entry.create({
    // By the clock of this request: whether it was held before a day is counted from the day it was entered.
    data: { ...toColumns(draft), family_id: scope.family_id, created_at: scope.now },
    select: classSelect,
  })
  return toClassView(row)
}

/** NOT_FOUND where a class would be of a student or a subject that the caller may not see. */
export async function requireReferences(scope: Scope, { student_id, subject_id }: Partial<ClassDraft>): Promise<void> {
  if (student_id) await requireStudent(scope, student_id)
  if (subject_id) await requireSubject(scope, subject_id)
}
