import type { Scope } from "../../../request/scope.ts"
import { countOf } from "@hearthbook/core/names/count-of"
import { dayToDate } from "@hearthbook/core/time/days"
import { recordChange } from "../../../recording/record-change.ts"
import { refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { refuseUpdateByChild } from "./child-lesson-update.ts"
import { attachResources, setLessonWork } from "./lesson-parts.ts"
import { statusColumns } from "./lesson-status.ts"
import { visibleTo } from "./lesson.policy.ts"
import type { LessonUpdate, LessonView, UpdatedLessonView } from "./lesson.schema.ts"
import { getLesson, hasNoDays, nextPosition, requireCurriculumOf } from "./lesson.service.ts"
import { updateTogether } from "./update-together.ts"

/**
 * Changes a lesson, all or none: `resource_ids` replaces its resources, `assignments` are added to the existing ones. Existing
 * assignments stay with their child, even if the lesson moves to another. With `together`, its status, title, objectives and
 * resources change in the lessons that are done together with it, too, as one change that can be undone. WRONG_ROLE for a child, except to mark its own lesson as
 * done where the family allows it; VALIDATION_ERROR on `planned_date` for a new day in a course whose lessons have none, unless the
 * lesson is pinned; STALE if `version` is out of date.
 */
export async function updateLesson(scope: Scope, input: LessonUpdate): Promise<UpdatedLessonView> {
  const { together = false, ...change } = input
  const before = await getLesson(scope, input.id)
  await refuseUpdateByChild(scope, input)
  if (!together) return updateOne(scope, before, change)
  const { change_id, result } = await recordChange(
    scope,
    { kind: "together", summary: (_, { lesson }) => togetherWords(before, lesson?.written ?? 0) },
    async () => {
      const own = await updateOne(scope, before, change)
      return { own, ...(await updateTogether(scope, before, change)) }
    },
  )
  // This lesson names the status of its siblings' lessons, which have changed.
  const own = result.lessons.length > 0 ? await getLesson(scope, before.id) : result.own
  return { ...own, lessons: [own, ...result.lessons], left_out: result.left_out, change_id }
}

/** 'Changed “Bees” for 3 children', for the history. */
function togetherWords({ title }: LessonView, count: number): string {
  return `Changed “${title}” for ${countOf(count, "child", "children")}`
}

async function updateOne(scope: Scope, before: LessonView, input: LessonUpdate): Promise<LessonView> {
  const { id, version, student_id: asked, resource_ids, assignments = [], planned_date, ...given } = input
  const { status, completed, completed_on, ...rest } = given
  const curriculum = await requireCurriculumOf(scope, input.curriculum_id ?? before.curriculum_id, asked)
  const { student_id } = curriculum
  if (curriculum.mode === "next" && getsDay(before, input)) throw hasNoDays()
  if (student_id !== before.student_id) await releaseWork(scope, id)
  const position = curriculum.id === before.curriculum_id ? undefined : await nextPosition(scope, curriculum.id)
  await refuseIfStale(
    () =>
      scope.db.lesson.update({
        where: { id, version, AND: visibleTo(scope) },
        data: {
          ...rest,
          student_id,
          position,
          planned_date: planned_date && dayToDate(planned_date),
          ...statusColumns(scope, before, { status, completed, completed_on }),
          version: { increment: 1 },
        },
        select: { id: true },
      }),
    () => getLesson(scope, id),
  )
  if (resource_ids) await attachResources(scope, id, resource_ids)
  await setLessonWork(scope, { id, curriculum_id: curriculum.id }, assignments)
  return getLesson(scope, id)
}

/** True if a lesson that is not pinned gets another day, or brings its day into another course. */
function getsDay(before: LessonView, { planned_date, curriculum_id, pinned }: LessonUpdate): boolean {
  const old = before.planned_date?.slice(0, 10) ?? null
  const day = planned_date === undefined ? old : planned_date
  const isSame = day === old && (curriculum_id ?? before.curriculum_id) === before.curriculum_id
  return day !== null && !isSame && !(pinned ?? before.pinned)
}

/** The database does not allow a lesson with a sibling's work, so it is detached. */
async function releaseWork({ db, family_id }: Scope, lesson_id: string): Promise<void> {
  await db.assignment.updateMany({ where: { family_id, lesson_id }, data: { lesson_id: null } })
}
