import { Prisma } from "@hearthbook/db"
import { AppError, fieldError } from "@hearthbook/core/errors/errors"
import type { Removal } from "@hearthbook/core/fields/fields"
import { found } from "@hearthbook/core/errors/not-found"
import { findCursor } from "../../../sql/paging.ts"
import { dayToDate } from "@hearthbook/core/time/days"
import type { Scope } from "../../../request/scope.ts"
import { deleteUnlessStale } from "../../../sql/optimistic-locking.ts"
import { requireCurriculum } from "../../plan/curriculum/curriculum.service.ts"
import { lockCurriculum } from "../../plan/curriculum/lock-curriculum.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { attachResources, setLessonWork } from "./lesson-parts.ts"
import { visibleTo } from "./lesson.policy.ts"
import type { LessonDraft, LessonFilter, LessonView } from "./lesson.schema.ts"
import { byDayAndPosition, selectLessons } from "./lesson.select.ts"

/**
 * Lessons by day, then by their position in the curriculum. NOT_FOUND if the filter names something that the caller may not
 * see.
 */
export async function listLessons(scope: Scope, filter: LessonFilter): Promise<LessonView[]> {
  const { student_id, curriculum_id, start_date, end_date, status, undated, limit } = filter
  const from = await findCursor(filter.cursor, (id) =>
    scope.db.lesson.findFirst({
      where: { id, AND: visibleTo(scope) },
      select: { id: true, planned_date: true, position: true },
    }),
  )
  const where = [
    student_id && Prisma.sql`a.student_id = ${student_id}::uuid`,
    curriculum_id && Prisma.sql`a.curriculum_id = ${curriculum_id}::uuid`,
    start_date && Prisma.sql`a.planned_date >= ${start_date}::date`,
    end_date && Prisma.sql`a.planned_date <= ${end_date}::date`,
    status && Prisma.sql`a.status = ${status}::lesson_status`,
    undated === undefined
      ? null
      : undated
        ? Prisma.sql`a.planned_date IS NULL`
        : Prisma.sql`a.planned_date IS NOT NULL`,
    from && byDayAndPosition.after(from),
  ]
  const lessons = await selectLessons(scope, where, limit)
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (lessons.length === 0 && student_id) await requireStudent(scope, student_id)
  if (lessons.length === 0 && curriculum_id) await requireCurriculum(scope, curriculum_id)
  return lessons
}

/** NOT_FOUND if the caller may not see it. */
export async function getLesson(scope: Scope, id: string): Promise<LessonView> {
  const [row = null] = await selectLessons(scope, [Prisma.sql`a.id = ${id}::uuid`])
  return found(row, "lesson")
}

/**
 * Saves a lesson with its resources and new assignments, all or none. VALIDATION_ERROR on `planned_date` for a day in a course whose
 * lessons have none, unless the lesson is pinned. Lessons that siblings do together share `together_id`.
 */
export async function createLesson(scope: Scope, draft: LessonDraft, together_id?: string): Promise<LessonView> {
  const { student_id: asked, resource_ids = [], assignments = [], planned_date, ...rest } = draft
  const { student_id, id: curriculum_id, mode } = await requireCurriculumOf(scope, draft.curriculum_id, asked)
  if (mode === "next" && planned_date !== null && !draft.pinned) throw hasNoDays()
  const { id } = await scope.db.lesson.create({
    data: {
      ...rest,
      together_id,
      planned_date: planned_date && dayToDate(planned_date),
      position: await nextPosition(scope, curriculum_id),
      student_id,
      family_id: scope.family_id,
    },
    select: { id: true },
  })
  await attachResources(scope, id, resource_ids)
  await setLessonWork(scope, { id, curriculum_id }, assignments)
  return getLesson(scope, id)
}

/** The refusal of a day for a lesson of a course in the mode `next`. A pinned lesson may have one. */
export function hasNoDays(): AppError {
  return fieldError("planned_date", "Lessons of this course have no days: its next lesson is done each time.")
}

/** Deletes a lesson. Its assignments stay. */
export async function deleteLesson(scope: Scope, { id, version }: Removal): Promise<{ id: string }> {
  const remove = () => scope.db.lesson.deleteMany({ where: { id, version, AND: visibleTo(scope) } })
  return deleteUnlessStale({ id, version }, "lesson", remove, () => getLesson(scope, id))
}

/** NOT_FOUND if the curriculum does not exist, or is not the student's. */
export async function requireCurriculumOf(scope: Scope, curriculum_id: string, student_id: string | undefined) {
  const curriculum = await requireCurriculum(scope, curriculum_id)
  if (student_id && student_id !== curriculum.student_id)
    throw new AppError("NOT_FOUND", "This is not the curriculum's student.")
  return curriculum
}

/** The next position in a curriculum. Locks it against lessons planned at the same moment. */
export async function nextPosition(scope: Scope, curriculum_id: string): Promise<number> {
  await lockCurriculum(scope, curriculum_id)
  const last = await scope.db.lesson.aggregate({
    where: { AND: [visibleTo(scope), { curriculum_id }] },
    _max: { position: true },
  })
  return (last._max.position ?? -1) + 1
}
