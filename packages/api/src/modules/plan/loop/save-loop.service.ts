import type { Scope } from "../../../request/scope.ts"
import { refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { recordChange } from "../../../recording/record-change.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { visibleTo } from "./loop.policy.ts"
import type { LoopDraft, LoopUpdate, SavedLoopView } from "./loop.schema.ts"
import { getLoop } from "./loop.service.ts"
import { requireLoopCourses, setLoopCourses } from "./set-loop-courses.ts"

/**
 * Creates a loop and switches its courses to the mode `next`, as one change that can be undone. CONFLICT with the loop's name if a
 * course is in another loop.
 */
export async function createLoop(scope: Scope, draft: LoopDraft): Promise<SavedLoopView> {
  const { curriculum_ids, ...rest } = draft
  const { student_id, name } = draft
  await requireStudent(scope, student_id)
  await requireLoopCourses(scope, { student_id, curriculum_ids, loop_id: null })
  const summary = `Made the loop “${name}” of ${curriculum_ids.length} courses`
  const { change_id, result: id } = await recordChange(scope, { kind: "loop", summary }, async () => {
    const data = { ...loopColumns(rest), student_id, name, family_id: scope.family_id }
    const { id: loop_id } = await scope.db.loop.create({ data, select: { id: true } })
    await setLoopCourses(scope, { loop_id, student_id, curriculum_ids })
    return loop_id
  })
  return { ...(await getLoop(scope, id)), change_id }
}

/**
 * Changes a loop, as one change that can be undone. Its courses are switched to the mode `next`; those that leave it keep that mode.
 * CONFLICT with the loop's name if a course is in another loop; STALE if `version` is out of date.
 */
export async function updateLoop(scope: Scope, input: LoopUpdate): Promise<SavedLoopView> {
  const { id, version, curriculum_ids, ...patch } = input
  const { student_id, name } = await getLoop(scope, id)
  if (curriculum_ids) await requireLoopCourses(scope, { student_id, curriculum_ids, loop_id: id })
  const update = () =>
    scope.db.loop.update({
      where: { id, version, AND: visibleTo(scope) },
      data: { ...loopColumns(patch), version: { increment: 1 } },
      select: { id: true },
    })
  const summary = `Changed the loop “${patch.name ?? name}”`
  const { change_id } = await recordChange(scope, { kind: "loop", summary }, async () => {
    await refuseIfStale(update, () => getLoop(scope, id))
    if (curriculum_ids) await setLoopCourses(scope, { loop_id: id, student_id, curriculum_ids })
  })
  return { ...(await getLoop(scope, id)), change_id }
}

/** The columns of a loop. An empty list of weekdays stands for null. */
function loopColumns<Patch extends Pick<LoopUpdate, "meeting_days">>({ meeting_days, ...rest }: Patch) {
  return { ...rest, meeting_days: meeting_days === null ? [] : meeting_days }
}
