import type { Prisma } from "@hearthbook/db"
import { found } from "@hearthbook/core/errors/not-found"
import type { Removal } from "@hearthbook/core/fields/fields"
import type { Scope } from "../../../request/scope.ts"
import { deleteUnlessStale, refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { readPage } from "../../../sql/paging.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { visibleTo } from "./past-course.policy.ts"
import type { PastCourseDraft, PastCourseFilter, PastCourseUpdate, PastCourseView } from "./past-course.schema.ts"
import { pastCourseSelect, toPastCourseView } from "./past-course.select.ts"

const order = [
  { academic_year: "asc" },
  { title: "asc" },
  { id: "asc" },
] satisfies Prisma.past_courseOrderByWithRelationInput[]

/** Courses taken elsewhere by year and title. NOT_FOUND if the filter names a student whom the caller may not see. */
export async function listPastCourses(scope: Scope, filter: PastCourseFilter): Promise<PastCourseView[]> {
  const { student_id, ...page } = filter
  const rows = await readPage(page, {
    order,
    place: (id) => scope.db.past_course.findFirst({ where: { id, AND: visibleTo(scope) }, select: pastCourseSelect }),
    read: ({ take, after }) =>
      scope.db.past_course.findMany({
        where: { student_id, AND: [visibleTo(scope), after] },
        select: pastCourseSelect,
        orderBy: order,
        take,
      }),
  })
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (rows.length === 0 && student_id) await requireStudent(scope, student_id)
  return rows.map(toPastCourseView)
}

/** NOT_FOUND if the caller may not see it. */
export async function getPastCourse(scope: Scope, id: string): Promise<PastCourseView> {
  const row = await scope.db.past_course.findFirst({ where: { id, AND: visibleTo(scope) }, select: pastCourseSelect })
  return toPastCourseView(found(row, "course"))
}

/** Adds a course that a child took elsewhere. */
export async function createPastCourse(scope: Scope, draft: PastCourseDraft): Promise<PastCourseView> {
  await requireStudent(scope, draft.student_id)
  const { id } = await scope.db.past_course.create({
    data: { ...draft, family_id: scope.family_id },
    select: { id: true },
  })
  return getPastCourse(scope, id)
}

/** Changes a course. STALE if `version` is out of date. */
export async function updatePastCourse(scope: Scope, input: PastCourseUpdate): Promise<PastCourseView> {
  const { id, version, ...patch } = input
  await getPastCourse(scope, id)
  await refuseIfStale(
    () =>
      scope.db.past_course.update({
        where: { id, version, AND: visibleTo(scope) },
        data: { ...patch, version: { increment: 1 } },
        select: { id: true },
      }),
    () => getPastCourse(scope, id),
  )
  return getPastCourse(scope, id)
}

/** Deletes a course. STALE if `version` is out of date. */
export async function deletePastCourse(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  const remove = () => scope.db.past_course.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  return deleteUnlessStale({ id, version }, "course", remove, () => getPastCourse(scope, id))
}
