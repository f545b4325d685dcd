import type { z } from "zod"
import { type AppError, fieldError } from "@hearthbook/core/errors/errors"
import { found } from "@hearthbook/core/errors/not-found"
import type { Scope } from "../../../request/scope.ts"
import type { CourseMode } from "@hearthbook/core/planning/forecast"
import { refuseIfReferenced, refuseIfStale } from "../../../sql/optimistic-locking.ts"
import { recordChange } from "../../../recording/record-change.ts"
import { applyMode } from "../course-plan/switch-mode.ts"
import { scaleColumns } from "../../family/grading-scale/scale-columns.ts"
import { getProvider } from "../../family/provider/provider.service.ts"
import { curriculumColumns, refuseBackwardDates } from "./curriculum-dates.ts"
import { visibleTo } from "./curriculum.policy.ts"
import type { CurriculumDraft, curriculumUpdate, UpdatedCurriculumView } from "./curriculum.schema.ts"
import { courseName, getCurriculum, refuseMismatch } from "./curriculum.service.ts"
import { lockCurriculum } from "./lock-curriculum.ts"

/**
 * Changes a curriculum. With another mode, its unfinished lessons lose their days or are laid out from today on, as one change
 * that can be undone. CONFLICT if it would move to another student with its work, or leaves the mode of its loop; VALIDATION_ERROR if its dates run backwards, or
 * if lessons are to be laid out and it never meets; STALE if `version` is out of date.
 */
export async function updateCurriculum(
  scope: Scope,
  input: z.output<typeof curriculumUpdate>,
): Promise<UpdatedCurriculumView> {
  const { id, mode } = input
  await lockCurriculum(scope, id)
  const before = await readBefore(scope, id)
  await refuseUpdate(scope, input, before)
  if (mode === undefined || mode === before.mode) {
    await writeCurriculum(scope, input)
    return { ...(await getCurriculum(scope, id)), change_id: null }
  }
  if (mode === "dated" && before.loop_course) throw takesTurns(before.loop_course.loop.name)
  const change_id = await switchMode(scope, { id, mode }, () => writeCurriculum(scope, input))
  return { ...(await getCurriculum(scope, id)), change_id }
}

type Before = Awaited<ReturnType<typeof readBefore>>
type Update = z.output<typeof curriculumUpdate>

/** The columns on which an update depends, as stored. NOT_FOUND if the caller may not see it. */
async function readBefore(scope: Scope, id: string) {
  const pair = { student_id: true, subject_id: true }
  const dates = { academic_year: true, semester: true, start_date: true, end_date: true }
  const select = { ...pair, ...dates, mode: true, loop_course: { select: { loop: { select: { name: true } } } } }
  return found(await scope.db.curriculum.findFirst({ where: { id, AND: visibleTo(scope) }, select }), "curriculum")
}

async function refuseUpdate(scope: Scope, { id, ...patch }: Update, before: Before): Promise<void> {
  const after = { student_id: patch.student_id ?? before.student_id, subject_id: patch.subject_id ?? before.subject_id }
  const moves = after.student_id !== before.student_id
  // A child who has moved up a grade keeps its curricula, so only a new pair is checked.
  if (moves || after.subject_id !== before.subject_id) await refuseMismatch(scope, after)
  if (moves && before.loop_course) throw workStays()
  if (moves) await refuseMoveWithWork(scope, id)
  if (changesDates(patch)) {
    const { academic_year = before.academic_year, semester = before.semester } = patch
    const { start_date = before.start_date, end_date = before.end_date } = curriculumColumns(patch)
    await refuseBackwardDates(scope, { academic_year, semester, start_date, end_date })
  }
  if (patch.provider_id) await getProvider(scope, patch.provider_id)
}

/** True if an update names a field that decides the first or the last day. */
function changesDates({ academic_year, semester, start_date, end_date }: Partial<CurriculumDraft>): boolean {
  return [academic_year, semester, start_date, end_date].some((field) => field !== undefined)
}

async function writeCurriculum(scope: Scope, { id, version, ...patch }: Update): Promise<void> {
  const scale = await scaleColumns(scope, patch.grading_scale_id)
  const update = () =>
    scope.db.curriculum.update({
      where: { id, version, AND: visibleTo(scope) },
      data: { ...curriculumColumns(patch), ...scale, version: { increment: 1 } },
      select: { id: true },
    })
  await refuseIfStale(
    () => refuseIfReferenced(update, workStays),
    () => getCurriculum(scope, id),
  )
}

/** Saves the new mode and gives the lessons their days, as one change. Returns its id. */
async function switchMode(
  scope: Scope,
  { id, mode }: { id: string; mode: CourseMode },
  write: () => Promise<void>,
): Promise<string | null> {
  const name = await courseName(scope, id)
  const { change_id } = await recordChange(scope, { kind: "mode", summary: summaryOf(name, mode) }, async () => {
    await write()
    return applyMode(scope, mode, [id])
  })
  return change_id
}

/** Such as 'Took 12 lessons of Ada's Algebra off the calendar', or 'Planned 12 lessons of Ada's Algebra by date'. */
function summaryOf(name: string, mode: CourseMode) {
  return (count: number) => {
    const lessons = count === 1 ? "1 lesson" : `${count} lessons`
    return mode === "next" ? `Took ${lessons} of ${name} off the calendar` : `Planned ${lessons} of ${name} by date`
  }
}

/** Throws if the curriculum has work, which belongs to the child who did it. */
async function refuseMoveWithWork(scope: Scope, id: string): Promise<void> {
  const uses = { _count: { select: { assignments: true, lessons: true } } }
  const row = found(
    await scope.db.curriculum.findFirst({ where: { id, AND: visibleTo(scope) }, select: uses }),
    "curriculum",
  )
  const { assignments, lessons } = row._count
  if (assignments + lessons === 0) return
  throw workStays()
}

function takesTurns(loop: string): AppError {
  return fieldError("mode", `This course is in the loop “${loop}”. Take it out of the loop first.`, "CONFLICT")
}

function workStays(): AppError {
  return fieldError(
    "student_id",
    "A curriculum that has assignments or lessons, or is in a loop, cannot move to another student.",
    "CONFLICT",
  )
}
